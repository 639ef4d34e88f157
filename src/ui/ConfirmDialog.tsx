import { useEffect, type ReactNode } from "react";
import { lazyDialog } from "./lazyDialog";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Repeats the verb and the number: "3 Einträge entfernen". */
  readonly confirmLabel: ReactNode;
  /** danger: something will be gone. */
  readonly tone?: "danger";
  /** The safe way out; "Abbrechen" unless said. */
  readonly cancelLabel?: ReactNode;
  /** What has to be typed before the button works, such as the number of things that go. */
  readonly requiresText?: { readonly text: string; readonly label: ReactNode };
  readonly isBusy?: boolean;
  /** Loads the code of the question ahead: it is to come without a connection as well. */
  readonly isExpected?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will happen, in numbers. */
  readonly children: ReactNode;
}

const Question = lazyDialog(async () => (await import("./Question")).Question);

/** Asks before something that cannot simply be taken back; the safe answer has the focus. */
export function ConfirmDialog({ open, isExpected = false, ...question }: ConfirmDialogProps) {
  useEffect(() => {
    if (isExpected) Question.preload();
  }, [isExpected]);
  return open ? <Question {...question} /> : null;
}
