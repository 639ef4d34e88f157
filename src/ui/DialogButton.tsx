import { Button, type ButtonProps } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import type { Intent } from "./lazyOverlay";

interface DialogButtonProps extends Omit<ButtonProps, "onClick"> {
  /** Of the lazy dialog: loads its code. */
  readonly intent: Intent;
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** A button and the dialog it opens, whose code is loaded when the pointer or the focus gets to the button. */
export function DialogButton({ intent, renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} {...intent} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  );
}
