import { Button, type ButtonProps } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import type { Intent } from "./lazyOverlay";

interface DialogButtonProps extends Omit<ButtonProps, "onClick"> {
  /** Preloads the code of the dialog, see `lazyOverlay`. */
  readonly intent: Intent;
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** A button and the dialog it opens, whose code is loaded on hover or focus. */
export function DialogButton({ intent, renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} {...intent} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  );
}
