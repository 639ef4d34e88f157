/** Passes the head of a bulk job from the list of runs to its page, which queries another endpoint. */

/** Fields of a bulk job that never change after its start. */
export interface JobHead {
  readonly kind: string;
  readonly total: number;
  readonly comment: string | null;
  readonly startedAt: string;
  readonly username: string;
}

declare module "@tanstack/history" {
  interface HistoryState {
    /** Head of the linked bulk job. */
    readonly jobHead?: JobHead;
  }
}
