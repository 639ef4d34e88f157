/** The automatic retry schedule of processes. */

/** Whether the citizen waits for the result. */
export const processTypes = ["SYNCHRONOUS", "ASYNCHRONOUS"] as const;
export type ProcessType = (typeof processTypes)[number];

/** Steps of the schedule, as sent on the wire. */
export const retryStates = ["retry_0", "retry_1", "retry_2", "retry_restart", "no_retry"] as const;
export type RetryState = (typeof retryStates)[number];

/** A step of the schedule with its wait. */
export interface RetryStep {
  readonly state: RetryState;
  /** The step applies to fewer tries than this. */
  readonly below: number;
  readonly waitMs: number;
}

/** The steps in order: below 3 tries 30 seconds, below 6 tries 30 minutes, below 20 tries 1 hour. */
export const retrySteps = [
  { state: "retry_0", below: 3, waitMs: 30_000 },
  { state: "retry_1", below: 6, waitMs: 30 * 60_000 },
  { state: "retry_2", below: 20, waitMs: 60 * 60_000 },
] as const satisfies readonly RetryStep[];

/** Automatic retries stop after this many tries; after that, a manual restart is required. */
export const triesMax = 20;

/** Milliseconds from the upload of a file to the restart. */
export const uploadRestartMs = 5_000;

/** Milliseconds until an attempt without a response times out. */
export const attemptTimeoutMs = 30_000;

/** The step of a process with this many tries, including the first one. */
export function retryStateOf(type: ProcessType, tries: number): RetryState {
  if (type === "SYNCHRONOUS") return "no_retry";
  return stepOf(tries)?.state ?? "retry_restart";
}

/**
 * Milliseconds from a failed attempt to the next one; null if there is none. `tries` includes the failed
 * attempt.
 */
export function retryWaitMs(type: ProcessType, tries: number): number | null {
  return type === "SYNCHRONOUS" ? null : (stepOf(tries)?.waitMs ?? null);
}

function stepOf(tries: number): RetryStep | undefined {
  return retrySteps.find(({ below }) => tries < below);
}
