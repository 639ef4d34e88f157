import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { payloadFailure } from "#relay/failure";
import { Status } from "#ui/Status";
import type { CommuneState_commune$key } from "./__generated__/CommuneState_commune.graphql";

/** State of the setup of a commune's services, with the error of the latest attempt. */
export function CommuneState({ commune }: { readonly commune: CommuneState_commune$key }) {
  const { initialization, initializationProblem: problem } = useFragment(
    graphql`
      fragment CommuneState_commune on ResourceCommune @throwOnFieldError {
        initialization
        initializationProblem {
          ...userError_error @relay(mask: false)
        }
      }
    `,
    commune,
  );
  const errorMessage = useErrorMessage();
  if (problem) {
    return (
      <span data-tooltip={errorMessage(payloadFailure(problem))}>
        <Status tone="error">
          <Trans>Einrichtung fehlgeschlagen</Trans>
        </Status>
      </span>
    );
  }
  switch (initialization) {
    case "INITIALIZED":
      return (
        <Status tone="success">
          <Trans>Eingerichtet</Trans>
        </Status>
      );
    case "INITIALIZING":
      return (
        <Status tone="progress">
          <Trans>Wird eingerichtet</Trans>
        </Status>
      );
    default:
      return (
        <Status tone="waiting">
          <Trans>Nicht eingerichtet</Trans>
        </Status>
      );
  }
}
