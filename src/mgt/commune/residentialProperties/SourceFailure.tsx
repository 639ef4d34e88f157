import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { caughtFailure } from "#relay/apiError";
import { payloadFailure } from "#relay/failure";
import { FailureText } from "#lists/FailureText";
import { Notice } from "#ui/Notice";
import type { SourceFailure_commune$key } from "./__generated__/SourceFailure_commune.graphql";

interface SourceFailureProps {
  readonly commune: SourceFailure_commune$key;
}

/** Notice above the rows: the last update has failed or its result is unknown. */
export function SourceFailure({ commune }: SourceFailureProps) {
  const { residentialPropertySource: source } = useFragment(
    graphql`
      fragment SourceFailure_commune on Commune @throwOnFieldError {
        residentialPropertySource @catch {
          lastFailure {
            ...userError_error @relay(mask: false)
          }
        }
      }
    `,
    commune,
  );
  if (!source.ok) {
    return (
      <FailureNotice>
        <FailureText failure={caughtFailure(source.errors)} />
      </FailureNotice>
    );
  }
  const lastFailure = source.value?.lastFailure;
  if (!lastFailure) return null;
  return (
    <FailureNotice>
      <Trans>
        <b>Die letzte Aktualisierung ist gescheitert.</b>{" "}
        <FailureText failure={payloadFailure(lastFailure)} />
      </Trans>
    </FailureNotice>
  );
}

function FailureNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Box mb={3}>
      <Notice tone="error">{children}</Notice>
    </Box>
  );
}
