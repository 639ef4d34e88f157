import { Box, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunAction, type RunActionProps } from "#runs/RunAction";
import type { StopRunMutation } from "./__generated__/StopRunMutation.graphql";
import type { FollowedRun } from "./useRun";

const cancelMutation = graphql`
  mutation StopRunMutation($input: CancelRunInput!) {
    cancelRun(input: $input) {
      run {
        ...useRun_run
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface StopRunProps extends Pick<RunActionProps, "confirmLabel" | "title"> {
  /** Whether it has yet to begin, on a later day. */
  readonly isScheduled?: boolean;
  readonly run: Pick<FollowedRun, "id" | "createdBy">;
  /** Says that it goes on if the user leaves. */
  readonly note: ReactNode;
  /** Shown if it ended before. */
  readonly endedText: string;
  /** What stays, and what is not done. */
  readonly children: ReactNode;
}

/** Stops a run that is running, after a question. */
export function StopRun({ isScheduled = false, run, note, endedText, children, ...action }: StopRunProps) {
  const { t } = useLingui();
  const { id, createdBy } = run;
  const commit = useMutationAsync<StopRunMutation>(cancelMutation);
  return (
    <Stack gap={3} mt={4} align="start">
      <Box as="p" color="fg.muted" textStyle="sm">
        {note}
      </Box>
      <RunAction
        {...action}
        cancelLabel={isScheduled ? t`Geplant lassen` : t`Weiterlaufen lassen`}
        commit={() => commit({ input: { id } })}
        word={({ code }) => (code === "status_not_allowed" ? { text: endedText, isStale: true } : undefined)}
      >
        <p>
          {isScheduled ? (
            <Trans>Geplant von {createdBy.username}.</Trans>
          ) : (
            <Trans>Begonnen von {createdBy.username}.</Trans>
          )}{" "}
          {children}
        </p>
      </RunAction>
    </Stack>
  );
}
