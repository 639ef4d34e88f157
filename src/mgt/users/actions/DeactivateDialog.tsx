import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { problemOfText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { Button } from "#ui/Button";
import { Dialog } from "#ui/Dialog";
import { FieldProblem } from "#ui/upload/FieldProblem";

interface DeactivateDialogProps {
  readonly username: string;
  /** Whether the user makes links for others, which end as well. */
  readonly mayInvite: boolean;
  /** What has been typed; it outlives the dialog, which may be closed to look at what others have changed. */
  readonly reason: string;
  readonly onType: (reason: string) => void;
  readonly isBusy: boolean;
  readonly notice: ActionNotice | null;
  /** What the server found wrong with the reason. */
  readonly refusal: Failure | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why a user is deactivated; without a reason nobody is. */
export function DeactivateDialog(props: DeactivateDialogProps) {
  const { username, mayInvite, reason, isBusy, notice, refusal, onType, onConfirm, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const errorMessage = useErrorMessage();
  const [isTried, setTried] = useState(false);
  const found = problemOfText(readReason(reason), reasonMaxLength);
  const problem = (isTried && found) || refusal;
  const submit = () => {
    setTried(true);
    if (found) document.getElementById(id)?.focus();
    else if (!isBusy) onConfirm(reason.trim());
  };
  const isStale = notice?.isStale ?? false;
  return (
    <Dialog
      title={t`${username} deaktivieren?`}
      closeLabel={t`Schließen`}
      onCancel={onClose}
      footer={
        isStale ? (
          <Button variant="solid" onClick={onClose}>
            <Trans>Aktuellen Stand ansehen</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Abbrechen</Trans>
            </Button>
            <Button variant="danger" aria-disabled={isBusy || undefined} onClick={submit}>
              <Trans>Deaktivieren</Trans>
              {isBusy && <span className="button-bar" />}
            </Button>
          </>
        )
      }
    >
      <div className="user-question">
        {notice && <ActionNoticeView notice={notice} />}
        <p>
          <Trans>
            {username} kann sich dann nicht mehr anmelden. Alle Sitzungen enden sofort, offene Einladungen und
            Links für ein neues Passwort ebenso. Das Konto und seine Rollen bleiben; es lässt sich
            reaktivieren.
          </Trans>
        </p>
        {mayInvite && (
          <p>
            <Trans>
              Auch Links, die {username} für andere erzeugt hat und selbst weitergeben sollte, gelten dann
              nicht mehr.
            </Trans>
          </p>
        )}
        <label htmlFor={id}>
          <Trans>Grund</Trans>
        </label>
        <textarea
          id={id}
          rows={3}
          required
          readOnly={isBusy || isStale}
          value={reason}
          data-focus-first
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isStale) submit();
          }}
        />
        {problem && <FieldProblem id={`${id}-error`}>{errorMessage(problem)}</FieldProblem>}
        <small id={`${id}-help`}>
          <Trans>Steht danach beim Benutzer und im Protokoll. Höchstens {reasonMaxLength} Zeichen.</Trans>
        </small>
      </div>
    </Dialog>
  );
}
