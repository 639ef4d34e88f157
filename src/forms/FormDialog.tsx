import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Dialog } from "#ui/Dialog";
import { SaveButton } from "./SaveBar";

interface FormDialogProps {
  readonly title: ReactNode;
  readonly saveLabel: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of a form that has no page. */
export function FormDialog({ title, saveLabel, onClose, children }: FormDialogProps) {
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <SaveButton>{saveLabel}</SaveButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
