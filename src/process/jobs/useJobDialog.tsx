import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { LiveRegion } from "#frame/LiveRegion";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { Failure } from "#i18n/errorMessages";
import { attempt, type Payload } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { Dialog } from "#ui/Dialog";
import { Progress } from "#ui/upload/Progress";
import type {
  ProcessSelectionInput,
  useJobDialogPrepareMutation,
} from "./__generated__/useJobDialogPrepareMutation.graphql";
import type {
  RetryFailedJobItemsInput,
  useJobDialogRetryMutation,
} from "./__generated__/useJobDialogRetryMutation.graphql";
import { JobFailure } from "./JobFailure";
import { useJobTitle } from "./jobLabels";
import type { PreparedJob } from "./preparedJob";
import { StartStage } from "./StartStage";

const prepareMutation = graphql`
  mutation useJobDialogPrepareMutation($input: PrepareProcessJobInput!) {
    prepareProcessJob(input: $input) {
      job {
        ...preparedJob_job @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const retryMutation = graphql`
  mutation useJobDialogRetryMutation($input: RetryFailedJobItemsInput!) {
    retryFailedJobItems(input: $input) {
      job {
        ...preparedJob_job @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface PreparePayload extends Payload {
  readonly job: PreparedJob | null | undefined;
}

type Prepare = () => Promise<Readonly<Record<string, PreparePayload>>>;

type Stage =
  | { readonly stage: "preparing" }
  | { readonly stage: "failed"; readonly failure: Failure }
  | { readonly stage: "prepared"; readonly job: PreparedJob };

interface OpenDialog {
  readonly action: ProcessJobAction;
  readonly stage: Stage;
  /** Prepares the job again; null: it was prepared before and cannot be. */
  readonly repeat: (() => void) | null;
}

interface JobDialogControl {
  /** Prepares a job for a selection of processes and opens its dialog. */
  readonly prepare: (action: ProcessJobAction, selection: ProcessSelectionInput) => void;
  /** Prepares a job that repeats items of another one and opens its dialog. */
  readonly retry: (action: ProcessJobAction, input: RetryFailedJobItemsInput) => void;
  /** Opens the dialog of a job that is prepared. */
  readonly show: (action: ProcessJobAction, job: PreparedJob) => void;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Prepares bulk jobs: a dialog shows what each would do, and starts it. */
export function useJobDialog(onStarted: (jobId: string) => void): JobDialogControl {
  const commitPrepare = useMutationAsync<useJobDialogPrepareMutation>(prepareMutation);
  const commitRetry = useMutationAsync<useJobDialogRetryMutation>(retryMutation);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const latest = useRef<Prepare>(null);

  async function run(action: ProcessJobAction, prepare: Prepare) {
    latest.current = prepare;
    const repeat = () => void run(action, prepare);
    setOpened({ action, repeat, stage: { stage: "preparing" } });
    const { failure, payload } = await attempt(prepare);
    // The dialog has been closed.
    if (latest.current !== prepare) return;
    const job = payload?.job;
    const stage: Stage = job
      ? { stage: "prepared", job }
      : { stage: "failed", failure: failure ?? { code: "unexpected_answer", params: {} } };
    setOpened({ action, repeat, stage });
  }
  function close() {
    latest.current = null;
    setOpened(null);
  }

  return {
    prepare: (action, selection) => void run(action, () => commitPrepare({ input: { action, selection } })),
    retry: (action, input) => void run(action, () => commitRetry({ input })),
    show: (action, job) => setOpened({ action, repeat: null, stage: { stage: "prepared", job } }),
    dialog: opened && (
      <JobDialog
        {...opened}
        onClose={close}
        onStarted={(id) => {
          close();
          onStarted(id);
        }}
      />
    ),
  };
}

interface JobDialogProps extends OpenDialog {
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
}

function JobDialog({ action, stage, repeat, onClose, onStarted }: JobDialogProps) {
  const { t } = useLingui();
  const jobTitle = useJobTitle();
  // Kept when the job is prepared again.
  const [comment, setComment] = useState("");
  if (stage.stage === "prepared") {
    return (
      <StartStage
        key={stage.job.id}
        action={action}
        job={stage.job}
        comment={comment}
        onComment={setComment}
        onRepeat={repeat}
        onClose={onClose}
        onStarted={onStarted}
      />
    );
  }
  return (
    <Dialog
      title={jobTitle(action, null)}
      closeLabel={t`Schließen`}
      onCancel={onClose}
      footer={
        <>
          <Button data-focus-first onClick={onClose}>
            <Trans>Schließen</Trans>
          </Button>
          {stage.stage === "failed" && stage.failure.code !== "list_too_long" && repeat && (
            <Button variant="solid" onClick={repeat}>
              <Trans>Erneut versuchen</Trans>
            </Button>
          )}
        </>
      }
    >
      {stage.stage === "failed" ? (
        <JobFailure failure={stage.failure} />
      ) : (
        <Progress label={t`Die Auswahl wird festgehalten`} share={null} />
      )}
      {/* The page's own region is inert while the dialog lies over it. */}
      <LiveRegion />
    </Dialog>
  );
}
