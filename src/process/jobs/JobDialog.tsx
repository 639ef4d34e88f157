import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { LiveRegion } from "#frame/LiveRegion";
import type { ProcessJobAction } from "#domain/processTransitions";
import { payloadFailure, toFailure, type UserError } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { ApiError } from "#relay/apiError";
import { Button } from "#ui/Button";
import { Dialog } from "#ui/Dialog";
import { Progress } from "#ui/upload/Progress";
import { JobFailure } from "./JobFailure";
import { useJobTitle } from "./jobWords";
import "./outcomes.css";
import type { PreparedJob } from "./preparedJob";
import { StartStage } from "./StartStage";

/** What the freezing of a set has come to. */
export interface Preparation {
  readonly job: PreparedJob | null | undefined;
  readonly errors: readonly UserError[];
}

interface JobDialogProps {
  readonly action: ProcessJobAction;
  /** Freezes the set; called once, and again where it no longer holds. */
  readonly prepare: () => Promise<Preparation>;
  /** Whether a set that has expired can be frozen anew; so it is unless said. */
  readonly isRepeatable?: boolean;
  readonly onClose: () => void;
  /** The job is at work, or will be in a moment. */
  readonly onStarted: (jobId: string) => void;
}

type Stage =
  | { readonly stage: "preparing" }
  | { readonly stage: "failed"; readonly failure: Failure }
  | { readonly stage: "prepared"; readonly job: PreparedJob };

const preparing: Stage = { stage: "preparing" };

/** Freezes a set of processes, says what would become of each and starts it. Rendered while it is open. */
export function JobDialog({ action, prepare, isRepeatable = true, onClose, onStarted }: JobDialogProps) {
  const { t } = useLingui();
  const jobTitle = useJobTitle();
  const [stage, setStage] = useState<Stage>(preparing);
  // Stays when the set is frozen anew.
  const [comment, setComment] = useState("");
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });

  const freezing = useRef<Promise<Stage>>(null);
  useEffect(() => {
    if (stage.stage !== "preparing") return undefined;
    let isGone = false;
    // An effect may run twice (strict mode); the set is frozen once.
    freezing.current ??= freeze(latest.current);
    void freezing.current.then((frozen) => {
      if (isGone) return;
      freezing.current = null;
      setStage(frozen);
    });
    return () => {
      isGone = true;
    };
  }, [stage]);
  const repeat = () => setStage(preparing);

  if (stage.stage === "prepared") {
    return (
      <StartStage
        key={stage.job.id}
        action={action}
        job={stage.job}
        comment={comment}
        onComment={setComment}
        onRepeat={isRepeatable ? repeat : undefined}
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
          {stage.stage === "failed" && stage.failure.code !== "list_too_long" && (
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

async function freeze(prepare: JobDialogProps["prepare"]): Promise<Stage> {
  try {
    const { job, errors } = await prepare();
    if (job) return { stage: "prepared", job };
    const failure = errors[0] ? payloadFailure(errors[0]) : new ApiError("unexpected_answer");
    return { stage: "failed", failure };
  } catch (error) {
    return { stage: "failed", failure: toFailure(error) };
  }
}
