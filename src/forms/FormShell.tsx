import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/Button";
import { Dialog } from "#ui/Dialog";
import { SaveBar, type SaveBarProps } from "./SaveBar";

interface FormShellProps extends Omit<SaveBarProps, "children"> {
  readonly look: "page" | "dialog";
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where a form stands: on its page with the save bar, or in a dialog with its buttons. */
export function FormShell({ look, title, onClose, children, ...bar }: FormShellProps) {
  const { t } = useLingui();
  if (look === "page") {
    return (
      <>
        {children}
        <SaveBar {...bar} />
      </>
    );
  }
  return (
    <Dialog
      title={title}
      closeLabel={t`Schließen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button variant="solid" type="submit" form={bar.formId} aria-disabled={bar.isSaving || undefined}>
            {bar.saveLabel}
            {bar.isSaving && <span className="button-bar" />}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
