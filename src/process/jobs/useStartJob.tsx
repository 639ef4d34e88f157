import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { undoSeconds } from "#domain/limits";
import type { ProcessJobAction } from "#domain/processTransitions";
import { splitErrors, type SplitErrors } from "#forms/saveOutcome";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Endpoint } from "#relay/Endpoint";
import { attempt, useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useToast } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import type { useStartJobCancelMutation } from "./__generated__/useStartJobCancelMutation.graphql";
import type { useStartJobMutation } from "./__generated__/useStartJobMutation.graphql";
import { JobProgressText } from "./JobProgressText";
import type { PreparedJob } from "./preparedJob";

const startMutation = graphql`
  mutation useStartJobMutation($input: StartJobInput!) {
    startJob(input: $input) {
      job {
        id
        ...JobOutcome_progress
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const cancelMutation = graphql`
  mutation useStartJobCancelMutation($input: CancelJobInput!) {
    cancelJob(input: $input) {
      job {
        id
        ...JobOutcome_progress
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Actions with an undo delay. */
const isUndoable = (action: ProcessJobAction) => action === "ARCHIVE" || action === "COMPLETE";

interface Start {
  readonly action: ProcessJobAction;
  /** Size of the selection that the user saw; typed by hand for deletions. */
  readonly expectedCount: number;
  readonly comment: string | null;
  /** What the job does, such as "18 Prozesse archivieren". */
  readonly title: string;
}

const noErrors: SplitErrors = { byField: {}, rest: [] };

/** Starts a prepared job; a toast shows its progress and offers to undo it where possible. */
export function useStartJob(onStarted: (jobId: string) => void) {
  const toast = useToast();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const commitStart = useMutationAsync<useStartJobMutation>(startMutation);
  const commitCancel = useMutationAsync<useStartJobCancelMutation>(cancelMutation);
  const isMounted = useIsMounted();
  const { isBusy, run } = useAction();
  const [problems, setProblems] = useState(noErrors);

  async function undo(id: string, title: string) {
    const { failure } = await attempt(() => commitCancel({ input: { id } }));
    const text =
      failure === null
        ? t`Zurückgenommen: ${title}. Es wurde nichts geändert.`
        : failure.code === "status_not_allowed"
          ? t`Das lässt sich nicht mehr zurücknehmen: Die Sammelaktion hat schon begonnen.`
          : errorMessage(failure);
    toast({ tone: failure ? "error" : "success", text });
  }

  async function start({ id }: PreparedJob, { action, expectedCount, comment, title }: Start) {
    if (isBusy) return;
    const delaySeconds = isUndoable(action) ? undoSeconds : 0;
    setProblems(noErrors);
    const input = { id, expectedCount, delaySeconds, comment };
    const { failure, payload } = await run(() => commitStart({ input }));
    if (failure) {
      setProblems(
        payload
          ? splitErrors(payload.errors, ["comment", "expectedCount"])
          : { byField: {}, rest: [failure] },
      );
      return;
    }
    // The dialog may have been closed and another one opened.
    if (isMounted.current) onStarted(id);
    toast({
      text: (
        <Endpoint name="process">
          <JobProgressText id={id} title={title} />
        </Endpoint>
      ),
      ...(delaySeconds > 0 && {
        ms: delaySeconds * 1_000,
        action: { label: <Trans>Rückgängig</Trans>, onAct: () => void undo(id, title) },
      }),
    });
  }

  return { start, isBusy, problems };
}
