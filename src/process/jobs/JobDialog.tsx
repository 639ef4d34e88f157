import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ProcessJobAction } from "#domain/processTransitions";
import { LiveRegion } from "#frame/LiveRegion";
import type { Failure } from "#i18n/errorMessages";
import { Dialog } from "#ui/Dialog";
import { SpokenProgress } from "#ui/upload/SpokenProgress";
import { JobFailure } from "./JobFailure";
import { useJobTitle } from "./jobLabels";
import type { PreparedJob } from "./preparedJob";
import { StartStage } from "./StartStage";

export type JobStage =
  | { readonly stage: "preparing" }
  | { readonly stage: "failed"; readonly failure: Failure }
  | { readonly stage: "prepared"; readonly job: PreparedJob };

export interface OpenJobDialog {
  readonly action: ProcessJobAction;
  readonly stage: JobStage;
  /** Prepares the job again; null if this job cannot be prepared again. */
  readonly repeat: (() => void) | null;
}

interface JobDialogProps extends OpenJobDialog {
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
}

/** Preview of a bulk job and its start button. */
export function JobDialog({ action, stage, repeat, onClose, onStarted }: JobDialogProps) {
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
        <SpokenProgress label={t`Die Auswahl wird festgehalten`} share={null} />
      )}
      {/* The page's live region is inert while a modal dialog is open. */}
      <LiveRegion />
    </Dialog>
  );
}
