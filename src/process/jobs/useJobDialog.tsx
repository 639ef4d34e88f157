import { useNavigate } from "@tanstack/react-router";
import { useRef, useState, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import type { ProcessJobAction } from "#domain/processTransitions";
import { attempt, type Payload } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type {
  ProcessSelectionInput,
  useJobDialogPrepareMutation,
} from "./__generated__/useJobDialogPrepareMutation.graphql";
import type {
  RetryFailedJobItemsInput,
  useJobDialogRetryMutation,
} from "./__generated__/useJobDialogRetryMutation.graphql";
import type { OpenJobDialog } from "./JobDialog";
import type { PreparedJob } from "./preparedJob";

const JobDialog = lazyOverlay(async () => (await import("./JobDialog")).JobDialog);

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

interface JobDialogControl {
  /** Prepares a job for a selection of processes and opens its dialog. */
  readonly prepare: (action: ProcessJobAction, selection: ProcessSelectionInput) => void;
  /** Prepares a job that repeats items of another one and opens its dialog. */
  readonly retry: (action: ProcessJobAction, input: RetryFailedJobItemsInput) => void;
  /** Opens the dialog of a prepared job. */
  readonly show: (action: ProcessJobAction, job: PreparedJob) => void;
  /** The dialog element while it is open. */
  readonly dialog: ReactNode;
}

/** Prepares bulk jobs and opens a dialog that previews and starts them; `onStarted` defaults to opening the job. */
export function useJobDialog(onStarted?: () => void): JobDialogControl {
  const navigate = useNavigate();
  const commitPrepare = useMutationAsync<useJobDialogPrepareMutation>(prepareMutation);
  const commitRetry = useMutationAsync<useJobDialogRetryMutation>(retryMutation);
  const [opened, setOpened] = useState<OpenJobDialog | null>(null);
  const latest = useRef<Prepare>(null);

  async function run(action: ProcessJobAction, prepare: Prepare) {
    latest.current = prepare;
    const onRepeat = () => void run(action, prepare);
    setOpened({ action, onRepeat, job: null, failure: null });
    const { failure, payload } = await attempt(prepare);
    // The dialog was closed while the request was pending.
    if (latest.current !== prepare) return;
    const job = payload?.job ?? null;
    setOpened({
      action,
      onRepeat,
      job,
      failure: failure ?? (job ? null : { code: "unexpected_answer", params: {} }),
    });
  }
  function close() {
    latest.current = null;
    setOpened(null);
  }

  return {
    prepare: (action, selection) => void run(action, () => commitPrepare({ input: { action, selection } })),
    retry: (action, input) => void run(action, () => commitRetry({ input })),
    show: (action, job) => setOpened({ action, onRepeat: null, job, failure: null }),
    dialog: opened && (
      <JobDialog
        {...opened}
        onClose={close}
        onStarted={(id) => {
          close();
          if (onStarted) onStarted();
          else void navigate({ to: "/admin/jobs/$id", params: { id } });
        }}
      />
    ),
  };
}
