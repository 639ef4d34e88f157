/** States of runs: bulk jobs, changes of fees, transfers of texts and imports. */
export const runStates = ["RUNNING", "PREPARED", "FINISHED", "CANCELLED", "FAILED", "EXPIRED"] as const;

/** Whether a state is final. */
export const hasEnded = (state: string) => state !== "RUNNING" && state !== "PREPARED";
