import { Button, type ButtonProps } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import type { Intent } from "./lazyOverlay";
import { useRequestedExport } from "./useRequestedExport";

interface DialogButtonProps extends Omit<ButtonProps, "onClick"> {
  /** Preloads the code of the dialog, see `lazyOverlay`. */
  readonly intent: Intent;
  /** Id of the screen whose list the dialog exports, for requests of the command palette. */
  readonly exports?: string;
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** A button and the dialog it opens, whose code is loaded on hover or focus. */
export function DialogButton({ intent, renderDialog, exports: list, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useRequestedExport(list, !button.disabled, () => setOpen(true));
  return (
    <>
      <Button {...button} {...intent} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  );
}
