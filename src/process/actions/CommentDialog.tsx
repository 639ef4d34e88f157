import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { problemOfText, readComment } from "#domain/freeText";
import { processCommentMaxLength } from "#domain/processTransitions";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { Button } from "#ui/Button";
import { Dialog } from "#ui/Dialog";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { actionNames } from "../processNames";

/** Actions that ask for a comment. */
export type CommentedAction = "COMPLETE" | "RESTART";

interface CommentDialogProps {
  readonly action: CommentedAction;
  /** Kept by the caller, so that closing the dialog loses nothing. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly isBusy: boolean;
  readonly notice: ActionNotice | null;
  /** What the server found wrong with the comment. */
  readonly refusal: Failure | null;
  readonly onConfirm: (comment: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks how a process was completed by hand, or what was mended before a restart after a final refusal; without a comment
 * neither is done.
 */
export function CommentDialog(props: CommentDialogProps) {
  const { action, comment, onComment, isBusy, notice, refusal, onConfirm, onClose } = props;
  const { t, i18n } = useLingui();
  const name = i18n._(actionNames[action]);
  const id = useId();
  const errorMessage = useErrorMessage();
  const [tries, setTries] = useState(0);
  const found = problemOfText(readComment(comment), processCommentMaxLength);
  const problem = (tries > 0 && found) || refusal;
  const submit = () => {
    setTries(tries + 1);
    if (found) document.getElementById(id)?.focus();
    else if (!isBusy) onConfirm(comment.trim());
  };
  return (
    <Dialog
      title={name}
      closeLabel={t`Schließen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button variant="solid" aria-disabled={isBusy || undefined} onClick={submit}>
            {name}
            {isBusy && <span className="button-bar" />}
          </Button>
        </>
      }
    >
      <div className="complete-form">
        <p>
          {action === "COMPLETE" ? (
            <Trans>
              Der Prozess gilt danach als erfolgreich. Es wird nichts mehr an das Zielsystem gesendet, und von
              selbst wird nichts mehr versucht.
            </Trans>
          ) : (
            <Trans>
              Das Zielsystem hat endgültig abgelehnt. Ein Neustart hilft erst, wenn die Ursache behoben ist;
              die automatischen Versuche zählen dann wieder von vorn.
            </Trans>
          )}
        </p>
        {notice && <ActionNoticeView notice={notice} />}
        <label htmlFor={id}>
          {action === "COMPLETE" ? <Trans>Kommentar</Trans> : <Trans>Grund des Neustarts</Trans>}
        </label>
        <p id={`${id}-help`}>
          {action === "COMPLETE" ? (
            <Trans>
              Was wurde stattdessen getan? Der Kommentar steht beim Prozess; nennen Sie keine Namen von
              Bürgerinnen und Bürgern.
            </Trans>
          ) : (
            <Trans>
              Was wurde behoben? Der Grund steht danach im Verlauf; nennen Sie keine Namen von Bürgerinnen und
              Bürgern.
            </Trans>
          )}
        </p>
        <textarea
          id={id}
          rows={4}
          value={comment}
          required
          readOnly={isBusy}
          data-focus-first
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => onComment(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        {problem && <FieldProblem id={`${id}-error`}>{errorMessage(problem)}</FieldProblem>}
      </div>
    </Dialog>
  );
}
