import { Trans, useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { shortPid } from "#domain/shortPid";

interface ConfirmActionDialogProps {
  readonly action: "CANCEL" | "DELETE";
  readonly pid: string;
  /** Label of the confirm button. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog for actions that cannot be undone. */
export function ConfirmActionDialog({ action, pid, name, ...rest }: ConfirmActionDialogProps) {
  const { t } = useLingui();
  const short = shortPid(pid);
  const texts =
    action === "CANCEL"
      ? {
          title: t`Prozess ${short} abbrechen?`,
          confirmLabel: t`Prozess abbrechen`,
          cancelLabel: t`Zurück`,
        }
      : {
          title: t`Prozess ${short} löschen?`,
          confirmLabel: name,
          requiresText: {
            text: short,
            label: (
              <Trans>
                Geben Sie zur Bestätigung <code>{short}</code> ein, den Anfang der Prozess-ID.
              </Trans>
            ),
          },
        };
  return (
    <ConfirmDialog {...rest} {...texts} open tone="danger">
      <p>
        {action === "CANCEL" ? (
          <Trans>
            Der Prozess wird endgültig beendet; es wird nichts mehr versucht. Variablen, Dateien und Versuche
            bleiben erhalten.
          </Trans>
        ) : (
          <Trans>
            Variablen und Dateien werden für immer gelöscht. Kennungen, Zeiten, Versuche und Zahlung bleiben
            als Eintrag erhalten.
          </Trans>
        )}
      </p>
      <p>
        <Trans>Das lässt sich nicht zurücknehmen.</Trans>
      </p>
    </ConfirmDialog>
  );
}
