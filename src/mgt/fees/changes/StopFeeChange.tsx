import { Box, Stack } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunAction } from "#runs/RunAction";
import type { StopFeeChangeMutation } from "./__generated__/StopFeeChangeMutation.graphql";

const cancelMutation = graphql`
  mutation StopFeeChangeMutation($input: CancelFeeChangeInput!) {
    cancelFeeChange(input: $input) {
      change {
        ...FeeChangeOutcome_progress
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface StopFeeChangeProps {
  readonly id: string;
  /** Who started it. */
  readonly user: string;
  readonly done: number;
  readonly ready: number;
}

/** Stops a running change after confirmation. */
export function StopFeeChange({ id, user, done, ready }: StopFeeChangeProps) {
  const { t } = useLingui();
  const commit = useMutationAsync<StopFeeChangeMutation>(cancelMutation);
  return (
    <Stack gap={3} mt={4} align="start">
      <Box as="p" color="fg.muted" textStyle="sm">
        <Trans>Sie können diese Seite verlassen: Die Änderung läuft weiter.</Trans>
      </Box>
      <RunAction
        confirmLabel={t`Anhalten`}
        title={t`Änderung anhalten?`}
        cancelLabel={t`Weiterlaufen lassen`}
        commit={() => commit({ input: { id } })}
        word={({ code }) =>
          code === "status_not_allowed"
            ? {
                text: t`Die Änderung war schon zu Ende und konnte nicht mehr angehalten werden.`,
                isStale: true,
              }
            : undefined
        }
      >
        <p>
          <Trans>Begonnen von {user}.</Trans>{" "}
          {t`${plural(done, { one: "# Betrag ist schon geändert und bleibt es.", other: "# Beträge sind schon geändert und bleiben es." })}`}{" "}
          {t`${plural(ready, { one: "# Gebühr bleibt, wie sie ist.", other: "# Gebühren bleiben, wie sie sind." })}`}{" "}
          <Trans>Fortsetzen lässt sich die Änderung danach nicht.</Trans>
        </p>
      </RunAction>
    </Stack>
  );
}
