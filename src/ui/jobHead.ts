/** Passes what the list of runs knows of a bulk job to its page, which belongs to another endpoint. */

/** The head of a bulk job, none of which changes once it was started. */
export interface JobHead {
  readonly kind: string;
  readonly total: number;
  readonly comment: string | null;
  readonly startedAt: string;
  readonly username: string;
}

declare module "@tanstack/history" {
  interface HistoryState {
    /** Head of the bulk job that a link leads to. */
    readonly jobHead?: JobHead;
  }
}
