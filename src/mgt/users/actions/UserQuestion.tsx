import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import type { UserAction } from "./offeredActions";

interface UserQuestionProps {
  readonly action: Extract<UserAction, "WITHDRAW" | "RESET" | "REMOVE">;
  readonly username: string;
  /** Whether the open link is an invitation or a password reset. */
  readonly isInvitation: boolean;
  readonly isBusy: boolean;
  readonly notice: ActionNotice | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

interface QuestionTexts {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: ReactNode;
}

/** Confirmation dialog of an action that cannot easily be undone. Shows its failure. */
export function UserQuestion(props: UserQuestionProps) {
  const { action, username, isInvitation, isBusy, notice, onConfirm, onClose } = props;
  const { t } = useLingui();
  const isStale = notice?.isStale ?? false;
  const words: Readonly<Record<UserQuestionProps["action"], QuestionTexts>> = {
    WITHDRAW: {
      title: isInvitation
        ? t`Einladung für ${username} zurückziehen?`
        : t`Link für ${username} zurückziehen?`,
      confirmLabel: isInvitation ? t`Einladung zurückziehen` : t`Link zurückziehen`,
      text: isInvitation ? (
        <Trans>Der Link in der Einladung gilt dann nicht mehr. Sie können später erneut einladen.</Trans>
      ) : (
        <Trans>Der Link für ein neues Passwort gilt dann nicht mehr. Das bisherige Passwort bleibt.</Trans>
      ),
    },
    RESET: {
      title: t`Link für ein neues Passwort an ${username}?`,
      confirmLabel: t`Link erzeugen`,
      text: (
        <>
          <p>
            <Trans>
              Mit dem Link setzt {username} genau einmal ein neues Passwort. Das bisherige gilt, bis das
              geschehen ist; ein früherer Link gilt nicht mehr.
            </Trans>
          </p>
          <p>
            <Trans>
              Der Link geht per E-Mail hinaus. Ist kein Mailserver eingerichtet, sehen Sie ihn gleich und
              geben ihn selbst weiter.
            </Trans>
          </p>
        </>
      ),
    },
    REMOVE: {
      title: t`${username} entfernen?`,
      confirmLabel: t`Benutzer entfernen`,
      text: (
        <>
          <p>
            <Trans>
              Das Konto wird mit Rollen, Sitzungen, Einladungen und gespeicherten Ansichten für immer
              entfernt. Im Protokoll bleibt stehen, was {username} getan hat und was mit dem Konto geschehen
              ist.
            </Trans>
          </p>
          <p>
            <Trans>
              Das lässt sich nicht zurücknehmen. Soll sich jemand nur nicht mehr anmelden können, deaktivieren
              Sie das Konto.
            </Trans>
          </p>
        </>
      ),
    },
  };
  const { title, confirmLabel, text } = words[action];
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={isStale ? t`Aktuellen Stand ansehen` : confirmLabel}
      tone={isStale || action === "RESET" ? undefined : "danger"}
      isBusy={isBusy}
      requiresText={
        action === "REMOVE" && !isStale
          ? {
              text: username,
              label: (
                <Trans>
                  Geben Sie zur Bestätigung den Benutzernamen <code>{username}</code> ein.
                </Trans>
              ),
            }
          : undefined
      }
      onConfirm={isStale ? onClose : onConfirm}
      onClose={onClose}
    >
      {notice && <ActionNoticeView notice={notice} />}
      {!isStale && text}
    </ConfirmDialog>
  );
}
