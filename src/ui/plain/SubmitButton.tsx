import type { ReactNode } from "react";

interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** Announced to screen readers while busy. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** Primary button of an entry screen; while busy it stays focusable but does nothing. */
export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  return (
    <>
      <button
        type="submit"
        className="button solid block"
        aria-disabled={isBusy || undefined}
        // Keeps the focus in the field: a blur error would move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
      >
        {children}
        {isBusy && <span className="button-bar" aria-hidden="true" />}
      </button>
      <span role="status" className="visually-hidden">
        {isBusy && busyText}
      </span>
    </>
  );
}
