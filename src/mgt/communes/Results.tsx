import type { ReactNode } from "react";
import "./communesToolbar.css";

interface ResultsProps {
  /** Other rows are on their way: a bar says so, after a moment. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

export function Results({ isBusy, children }: ResultsProps) {
  return (
    <div className="communes-results" aria-busy={isBusy}>
      {children}
    </div>
  );
}
