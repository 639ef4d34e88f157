import type { ReactNode } from "react";

interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** Said to those who do not see the bar. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** The one solid button of an entry screen; while busy it stays focusable and does nothing. */
export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  return (
    <>
      <button
        type="submit"
        className="button solid block"
        aria-disabled={isBusy || undefined}
        // The field that is left would say what is wrong with it, and push the button from under the pointer.
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
