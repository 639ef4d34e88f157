import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { BusyButton } from "#ui/BusyButton";
import { Status } from "#ui/Status";
import { useAnnounce, useToast } from "#ui/ui";
import type { SetUpAgainButtonMutation } from "./__generated__/SetUpAgainButtonMutation.graphql";

const retryMutation = graphql`
  mutation SetUpAgainButtonMutation($input: RetryCommuneInitializationInput!) {
    retryCommuneInitialization(input: $input) {
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface SetUpAgainButtonProps {
  readonly ags: string;
  /** Name of the commune. */
  readonly name: string;
  readonly isStarted: boolean;
  readonly onStarted: () => void;
}

/** Restarts the setup of a commune; then says that it is running. Renders nothing without the permission. */
export function SetUpAgainButton({ ags, name, isStarted, onStarted }: SetUpAgainButtonProps) {
  const { t } = useLingui();
  const mayStart = useCan("save_resource");
  const announce = useAnnounce();
  const toast = useToast();
  const retry = useMutationAsync<SetUpAgainButtonMutation>(retryMutation);
  const { isBusy, run, toNotice } = useAction();
  if (!mayStart) return null;

  async function start() {
    const { failure } = await run(() => retry({ input: { ags } }));
    if (failure) {
      toast({ tone: "error", text: `${name}: ${toNotice(failure).text}` });
      return;
    }
    onStarted();
    announce(t`${name} wird eingerichtet.`);
  }

  return isStarted ? (
    <Status tone="progress">
      <Trans>Wird eingerichtet</Trans>
    </Status>
  ) : (
    <BusyButton
      size="sm"
      isBusy={isBusy}
      aria-label={t`Erneut einrichten: ${name}`}
      onClick={() => void start()}
    >
      <Trans>Erneut einrichten</Trans>
    </BusyButton>
  );
}
