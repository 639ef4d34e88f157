import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "#ui/ConfirmDialog";

interface RemoveServiceDialogProps {
  readonly communeName: string;
  readonly serviceName: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms the removal of a service and names the data removed with it. */
export function RemoveServiceDialog({ communeName, serviceName, ...answer }: RemoveServiceDialogProps) {
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={<Trans>Dienst entfernen</Trans>}
      confirmLabel={<Trans>Dienst entfernen</Trans>}
      {...answer}
    >
      <Trans>
        „{serviceName}“ wird aus {communeName} entfernt. Texte, Dateien, Gebühren und Einstellungen, die die
        Kommune für diesen Dienst hat, gehen verloren. Soll der Dienst nur vorübergehend nicht erreichbar
        sein, schalten Sie ihn aus.
      </Trans>
    </ConfirmDialog>
  );
}
