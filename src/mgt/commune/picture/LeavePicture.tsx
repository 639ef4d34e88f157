import { Trans } from "@lingui/react/macro";
import { useCallback } from "react";
import { useLeaveGuard } from "#forms/useLeaveGuard";
import { ConfirmDialog } from "#ui/ConfirmDialog";

interface LeavePictureProps {
  /** A picture was chosen and is not stored. */
  readonly isPending: boolean;
  readonly onGiveUp: () => void;
}

/** Asks before a chosen picture is lost. */
export function LeavePicture({ isPending, onGiveUp }: LeavePictureProps) {
  const hasUnsaved = useCallback(() => isPending, [isPending]);
  const question = useLeaveGuard({ hasUnsaved, isDialog: false, onGiveUp });
  return (
    <ConfirmDialog
      open={question.isAsked}
      isExpected={isPending}
      tone="danger"
      title={<Trans>Nicht gespeichertes Bild</Trans>}
      cancelLabel={<Trans>Weiter bearbeiten</Trans>}
      confirmLabel={<Trans>Seite verlassen</Trans>}
      onConfirm={question.leave}
      onClose={question.stay}
    >
      <Trans>Das gewählte Bild ist nicht gespeichert und geht verloren.</Trans>
    </ConfirmDialog>
  );
}
