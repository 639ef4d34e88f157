import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { undoSeconds } from "#domain/limits";
import type { ProcessJobAction } from "#domain/processTransitions";
import { splitErrors, type SplitErrors } from "#forms/saveOutcome";
import { payloadFailure, toFailure } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Endpoint } from "#relay/Endpoint";
import { useToast } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import type { jobOperationsCancelMutation } from "./__generated__/jobOperationsCancelMutation.graphql";
import type { jobOperationsStartMutation } from "./__generated__/jobOperationsStartMutation.graphql";
import { cancelMutation, startMutation } from "./jobOperations";
import { JobProgressText } from "./JobProgressText";
import type { PreparedJob } from "./preparedJob";

/** These begin a moment later, so that they can be taken back. */
const isUndoable = (action: ProcessJobAction) => action === "ARCHIVE" || action === "COMPLETE";

interface Start {
  readonly action: ProcessJobAction;
  /** Size of the set that the user saw, typed by hand where processes are deleted. */
  readonly expectedCount: number;
  readonly comment: string | null;
  /** What is done, such as "18 Prozesse archivieren". */
  readonly title: string;
}

const nothingWrong: SplitErrors = { byField: {}, rest: [] };

/** Starts a prepared job; says how far it is in a toast, and offers to take it back where that is possible. */
export function useStartJob(onStarted: (jobId: string) => void) {
  const toast = useToast();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const save = useMutationAsync<jobOperationsStartMutation>(startMutation);
  const saveCancel = useMutationAsync<jobOperationsCancelMutation>(cancelMutation);
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState(nothingWrong);

  async function undo(id: string, title: string) {
    let failure: Failure | null = null;
    try {
      const { cancelJob } = await saveCancel({ input: { id } });
      failure = cancelJob.errors[0] ? payloadFailure(cancelJob.errors[0]) : null;
    } catch (error) {
      failure = toFailure(error);
    }
    const text =
      failure === null
        ? t`Zurückgenommen: ${title}. Es wurde nichts geändert.`
        : failure.code === "status_not_allowed"
          ? t`Das lässt sich nicht mehr zurücknehmen: Die Sammelaktion hat schon begonnen.`
          : errorMessage(failure);
    toast({ tone: failure ? "error" : "success", text });
  }

  async function start(job: PreparedJob, { action, expectedCount, comment, title }: Start) {
    if (isBusy) return;
    const { id } = job;
    const delaySeconds = isUndoable(action) ? undoSeconds : 0;
    setBusy(true);
    setProblems(nothingWrong);
    try {
      const { startJob } = await save({ input: { id, expectedCount, delaySeconds, comment } });
      const found = splitErrors(startJob.errors, ["comment", "expectedCount"]);
      if (startJob.errors.length > 0) {
        setProblems(found);
        return;
      }
      // The dialog may have been left meanwhile: then another one may be open, which this has no part in.
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
    } catch (error) {
      setProblems({ byField: {}, rest: [toFailure(error)] });
    } finally {
      setBusy(false);
    }
  }

  return { start, isBusy, problems, setProblems };
}
