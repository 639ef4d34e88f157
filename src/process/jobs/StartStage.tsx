import { Box, Button, Input, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { LiveRegion } from "#frame/LiveRegion";
import { checkFreeText, readComment } from "#domain/freeText";
import { processCommentMaxLength, type ProcessJobAction } from "#domain/processTransitions";
import { CommentForm } from "#forms/CommentForm";
import { describedBy, FieldError, LabelledField } from "#forms/fields/LabelledField";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { isOutage } from "#relay/apiError";
import { ExpiredRun } from "#runs/DryRun";
import { useRunState } from "#runs/RunStatus";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { clockTime } from "../detail/times";
import { ProcessIcon } from "../ProcessIcon";
import { JobFailure } from "./JobFailure";
import { useJobTitle } from "./jobLabels";
import { JobPreview } from "./JobPreview";
import type { PreparedJob } from "./preparedJob";
import { useStartJob } from "./useStartJob";

interface StartStageProps {
  readonly action: ProcessJobAction;
  readonly job: PreparedJob;
  /** State of the caller, so that preparing the job again does not lose it. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  /** Prepares the job again; null if that is not possible. */
  readonly onRepeat: (() => void) | null;
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
}

/** Preview of a job, the inputs it requires, and the start button. */
export function StartStage(props: StartStageProps) {
  const { action, job, comment, onComment, onRepeat, onClose, onStarted } = props;
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const jobTitle = useJobTitle();
  const countId = useId();
  const [typed, setTyped] = useState("");
  const { start, isBusy, problems } = useStartJob(onStarted);
  const affectedCount = job.forecast.reduce((sum, { error, count }) => sum + (error ? 0 : count), 0);
  const title = jobTitle(action, affectedCount);
  const isDelete = action === "DELETE";
  const needsComment = job.isCommentRequired;
  const typedCount = Number(typed.replaceAll(/[\s.,]/g, "") || Number.NaN);
  const isUnconfirmed = isDelete && typedCount !== job.total;
  const [failure] = problems.rest;
  const isExpired = useRunState(job) === "EXPIRED" || failure?.code === "preview_expired";
  const countError = problems.byField.expectedCount;
  const frozenAt = clockTime(job.createdAt);
  return (
    <CommentForm
      comment={comment}
      label={<Trans>Anmerkung</Trans>}
      isOptional={!needsComment}
      help={
        action === "COMPLETE" ? (
          <Trans>Steht danach bei jedem Prozess.</Trans>
        ) : action === "RESTART" && needsComment ? (
          <Trans>
            Das Zielsystem hat einige endgültig abgelehnt. Was wurde behoben? Der Grund steht danach im
            Verlauf jedes Prozesses.
          </Trans>
        ) : action === "RESTART" ? (
          <Trans>Steht danach im Verlauf jedes Prozesses.</Trans>
        ) : (
          <Trans>Steht danach bei der Sammelaktion.</Trans>
        )
      }
      rows={2}
      isBusy={isBusy}
      refusal={problems.byField.comment ?? null}
      check={(text) => {
        const read = readComment(text);
        return read || needsComment ? checkFreeText(read, processCommentMaxLength) : null;
      }}
      onComment={onComment}
      onConfirm={(text) => {
        // Ctrl+Enter in the comment confirms as well.
        if (isUnconfirmed) return document.getElementById(countId)?.focus();
        void start(job, {
          action,
          expectedCount: isDelete ? typedCount : job.total,
          comment: text || null,
          title,
        });
      }}
    >
      {(commentField, submit) => (
        <Dialog
          title={jobTitle(action, job.total)}
          onCancel={onClose}
          footer={
            <>
              <Button data-focus-first={isDelete || needsComment ? undefined : ""} onClick={onClose}>
                {affectedCount === 0 || isExpired ? <Trans>Schließen</Trans> : <Trans>Abbrechen</Trans>}
              </Button>
              {affectedCount > 0 && !isExpired && (
                <BusyButton
                  variant="solid"
                  colorPalette={isDelete ? "danger" : undefined}
                  disabled={isUnconfirmed}
                  isBusy={isBusy}
                  onClick={submit}
                >
                  {action === "RESTART" && <ProcessIcon name="restart" />}
                  {title}
                </BusyButton>
              )}
            </>
          }
        >
          <Box css={{ "& > :is(.notice, .chakra-field__root)": { mt: 4 } }}>
            <Text mb={3.5} color="fg.muted">
              <Trans>Festgehalten um {frozenAt}. Was später dazukommt, ist nicht dabei.</Trans>
            </Text>
            <JobPreview action={action} groups={job.forecast} />
            {affectedCount === 0 ? (
              <Notice tone="neutral">
                <Trans>Für diese Auswahl gibt es nichts zu tun. Es wird nichts geändert.</Trans>
              </Notice>
            ) : (
              commentField
            )}
            {isDelete && affectedCount > 0 && (
              <LabelledField
                id={countId}
                label={
                  <Trans>Geben Sie zur Bestätigung ein, wie groß die Auswahl ist: {number(job.total)}</Trans>
                }
                isInvalid={Boolean(countError)}
              >
                <Input
                  maxW="180px"
                  inputMode="numeric"
                  autoComplete="off"
                  data-focus-first
                  aria-describedby={describedBy(countId, { error: countError })}
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
                {countError && <FieldError id={countId}>{errorMessage(countError)}</FieldError>}
              </LabelledField>
            )}
            {isExpired && (
              <ExpiredRun>
                {onRepeat && (
                  <Button mt={4} onClick={onRepeat}>
                    <Trans>Auswahl neu festhalten</Trans>
                  </Button>
                )}
              </ExpiredRun>
            )}
            {failure && !isExpired && (
              <JobFailure failure={failure}>
                {(isOutage(failure) || failure.code === "already_running") && (
                  <p>
                    <AppLink variant="text" to="/admin/jobs/$id" params={{ id: job.id }}>
                      <Trans>Stand der Sammelaktion ansehen</Trans>
                    </AppLink>
                  </p>
                )}
              </JobFailure>
            )}
          </Box>
          {/* The page's live region is inert while a modal dialog is open. */}
          <LiveRegion />
        </Dialog>
      )}
    </CommentForm>
  );
}
