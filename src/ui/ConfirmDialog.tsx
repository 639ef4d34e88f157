import { useEffect } from "react";
import { lazyOverlay } from "./lazyOverlay";
import type { QuestionProps } from "./Question";

export interface ConfirmDialogProps extends QuestionProps {
  readonly open: boolean;
  /** Preloads the code, so that the question also opens without a connection. */
  readonly isExpected?: boolean;
}

const Question = lazyOverlay(async () => (await import("./Question")).Question);

/** Asks before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({ open, isExpected = false, ...question }: ConfirmDialogProps) {
  useEffect(() => {
    if (isExpected) Question.preload();
  }, [isExpected]);
  return open ? <Question {...question} /> : null;
}
