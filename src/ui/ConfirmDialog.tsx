import { useEffect, type ReactNode } from "react";
import { lazyOverlay } from "./lazyOverlay";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Names the action and the number, e.g. "3 Einträge entfernen". */
  readonly confirmLabel: ReactNode;
  /** Use "danger" if data will be lost. */
  readonly tone?: "danger";
  /** Defaults to "Abbrechen". */
  readonly cancelLabel?: ReactNode;
  /** A safer alternative to confirming, such as saving first. */
  readonly alternative?: { readonly label: ReactNode; readonly onChoose: () => void } | undefined;
  /** Text that has to be typed to enable the button, such as the number of deleted items. */
  readonly requiresText?: { readonly text: string; readonly label: ReactNode };
  readonly isBusy?: boolean;
  /** Preloads the code, so that the question also opens without a connection. */
  readonly isExpected?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Describes the consequences. */
  readonly children: ReactNode;
}

const Question = lazyOverlay(async () => (await import("./Question")).Question);

/** Asks before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({ open, isExpected = false, ...question }: ConfirmDialogProps) {
  useEffect(() => {
    if (isExpected) Question.preload();
  }, [isExpected]);
  return open ? <Question {...question} /> : null;
}
