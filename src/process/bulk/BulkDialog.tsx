import type { ProcessJobAction } from "#domain/processTransitions";
import { useMutationAsync } from "#relay/useMutationAsync";
import type {
  jobOperationsPrepareMutation,
  ProcessSelectionInput,
} from "../jobs/__generated__/jobOperationsPrepareMutation.graphql";
import { JobDialog } from "../jobs/JobDialog";
import { prepareMutation } from "../jobs/jobOperations";

interface BulkDialogProps {
  readonly action: ProcessJobAction;
  readonly selection: ProcessSelectionInput;
  readonly onClose: () => void;
  /** The job is at work, or will be in a moment; a toast tells how far it is. */
  readonly onStarted: (jobId: string) => void;
}

/** Acts on a selection: freezes it, shows what would happen, starts the job. Rendered while it is open. */
export function BulkDialog({ action, selection, onClose, onStarted }: BulkDialogProps) {
  const prepare = useMutationAsync<jobOperationsPrepareMutation>(prepareMutation);
  return (
    <JobDialog
      action={action}
      prepare={async () => (await prepare({ input: { action, selection } })).prepareProcessJob}
      onClose={onClose}
      onStarted={onStarted}
    />
  );
}
