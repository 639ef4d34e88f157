import { Trans, useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "#ui/ConfirmDialog";

/** Number of characters of the pid that must be typed to confirm a deletion. */
const typedPidLength = 8;

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
  const short = pid.slice(0, typedPidLength);
  if (action === "CANCEL") {
    return (
      <ConfirmDialog
        {...rest}
        open
        title={t`Prozess ${short} abbrechen?`}
        confirmLabel={t`Prozess abbrechen`}
        cancelLabel={t`Zurück`}
        tone="danger"
      >
        <p>
          <Trans>
            Der Prozess wird endgültig beendet; es wird nichts mehr versucht. Variablen, Dateien und Versuche
            bleiben erhalten.
          </Trans>
        </p>
        <p>
          <Trans>Das lässt sich nicht zurücknehmen.</Trans>
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...rest}
      open
      title={t`Prozess ${short} löschen?`}
      confirmLabel={name}
      tone="danger"
      requiresText={{
        text: short,
        label: (
          <Trans>
            Geben Sie zur Bestätigung <code>{short}</code> ein, den Anfang der Prozess-ID.
          </Trans>
        ),
      }}
    >
      <p>
        <Trans>
          Variablen und Dateien werden für immer gelöscht. Kennungen, Zeiten, Versuche und Zahlung bleiben als
          Eintrag erhalten.
        </Trans>
      </p>
      <p>
        <Trans>Das lässt sich nicht zurücknehmen.</Trans>
      </p>
    </ConfirmDialog>
  );
}
