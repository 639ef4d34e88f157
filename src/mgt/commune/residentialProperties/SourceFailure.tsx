import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { payloadFailure } from "#relay/failure";
import { FailureText } from "#mgt/imports/FailureText";
import { Notice } from "#ui/Notice";
import type { SourceFailure_commune$key } from "./__generated__/SourceFailure_commune.graphql";

interface SourceFailureProps {
  readonly commune: SourceFailure_commune$key;
}

/** Notice above the rows: the last update has failed or its result is unknown. */
export function SourceFailure({ commune }: SourceFailureProps) {
  const { residentialPropertySource: source } = useFragment(
    graphql`
      fragment SourceFailure_commune on Commune {
        residentialPropertySource {
          lastFailure {
            ...userError_error @relay(mask: false)
          }
        }
      }
    `,
    commune,
  );
  if (source && !source.lastFailure) return null;
  return (
    <Box mb={3}>
      <Notice tone="error">
        {source?.lastFailure ? (
          <Trans>
            <b>Die letzte Aktualisierung ist gescheitert.</b>{" "}
            <FailureText failure={payloadFailure(source.lastFailure)} />
          </Trans>
        ) : (
          <FailureText failure={{ code: "latest_residential_properties_update_error", params: {} }} />
        )}
      </Notice>
    </Box>
  );
}
