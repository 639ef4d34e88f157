import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { processCommentMaxLength } from "#domain/processTransitions";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Button } from "#ui/Button";
import { Dialog } from "#ui/Dialog";
import { FieldProblem } from "#ui/upload/FieldProblem";
import type { ActionNotice } from "./useActionRun";
import { ActionNoticeView } from "./ActionNoticeView";

interface CompleteDialogProps {
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

/** Asks how a process was completed by hand; without a comment it is not (section 4). */
export function CompleteDialog(props: CompleteDialogProps) {
  const { comment, onComment, isBusy, notice, refusal, onConfirm, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const errorMessage = useErrorMessage();
  const [tries, setTries] = useState(0);
  const found = problemOfComment(comment);
  const problem = (tries > 0 && found) || refusal;
  const submit = () => {
    setTries(tries + 1);
    if (found) document.getElementById(id)?.focus();
    else if (!isBusy) onConfirm(comment.trim());
  };
  return (
    <Dialog
      title={t`Als manuell erledigt markieren`}
      closeLabel={t`Schließen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button variant="solid" aria-disabled={isBusy || undefined} onClick={submit}>
            <Trans>Als manuell erledigt markieren</Trans>
            {isBusy && <span className="button-bar" />}
          </Button>
        </>
      }
    >
      <div className="complete-form">
        <p>
          <Trans>
            Der Vorgang gilt danach als erfolgreich. Es wird nichts mehr an das Zielsystem gesendet, und von
            selbst wird nichts mehr versucht.
          </Trans>
        </p>
        {notice && <ActionNoticeView notice={notice} />}
        <label htmlFor={id}>
          <Trans>Kommentar</Trans>
        </label>
        <p id={`${id}-help`}>
          <Trans>
            Was wurde stattdessen getan? Der Kommentar steht beim Vorgang; nennen Sie keine Namen von
            Bürgerinnen und Bürgern.
          </Trans>
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
        {problem && <FieldProblem id={`${id}-error`}>{errorMessage(problem, 0)}</FieldProblem>}
      </div>
    </Dialog>
  );
}

/** What is wrong with a comment before it is sent: 1 to 1,000 characters. */
function problemOfComment(comment: string): Failure | null {
  const { length } = comment.trim();
  if (length === 0) return { code: "required", params: {} };
  if (length <= processCommentMaxLength) return null;
  return { code: "text_too_long", params: { max: String(processCommentMaxLength) } };
}
