import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ProcessJobAction } from "#domain/processTransitions";
import { LiveRegion } from "#frame/LiveRegion";
import type { Failure } from "#i18n/errorMessages";
import { Dialog } from "#ui/Dialog";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { JobFailure } from "./JobFailure";
import { useJobTitle } from "./jobLabels";
import { StartStage } from "./StartStage";
import type { PreparedJob } from "./preparedJob";

export interface OpenJobDialog {
  readonly action: ProcessJobAction;
  /** Null while it is being prepared, or if that failed. */
  readonly job: PreparedJob | null;
  readonly failure: Failure | null;
  /** Prepares the job again; null if this job cannot be prepared again. */
  readonly onRepeat: (() => void) | null;
}

interface JobDialogProps extends OpenJobDialog {
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
}

/** Preview of a bulk job and its start button. */
export function JobDialog({ action, job, failure, onRepeat, onClose, onStarted }: JobDialogProps) {
  const { t } = useLingui();
  const jobTitle = useJobTitle();
  // Kept when the job is prepared again.
  const [comment, setComment] = useState("");
  if (job) {
    return (
      <StartStage
        key={job.id}
        action={action}
        job={job}
        comment={comment}
        onComment={setComment}
        onRepeat={onRepeat}
        onClose={onClose}
        onStarted={onStarted}
      />
    );
  }
  return (
    <Dialog
      title={jobTitle(action, null)}
      onCancel={onClose}
      footer={
        <>
          <Button data-focus-first onClick={onClose}>
            <Trans>Schließen</Trans>
          </Button>
          {failure && failure.code !== "list_too_long" && onRepeat && (
            <Button variant="solid" onClick={onRepeat}>
              <Trans>Erneut versuchen</Trans>
            </Button>
          )}
        </>
      }
    >
      {failure ? (
        <JobFailure failure={failure} />
      ) : (
        <AnnouncedProgress label={t`Die Auswahl wird festgehalten`} share={null} />
      )}
      {/* The page's live region is inert while a modal dialog is open. */}
      <LiveRegion />
    </Dialog>
  );
}
