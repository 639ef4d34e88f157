/** When a process is tried again by itself. */

/** Whether the citizen waits for the process. */
export const processTypes = ["SYNCHRONOUS", "ASYNCHRONOUS"] as const;
export type ProcessType = (typeof processTypes)[number];

/** Steps of the automatic schedule, as they stand on the wire. */
export const retryStates = ["retry_0", "retry_1", "retry_2", "retry_restart", "no_retry"] as const;
export type RetryState = (typeof retryStates)[number];

/** A step that waits: it holds below so many tries. */
export interface RetryStep {
  readonly state: RetryState;
  /** The step holds for fewer tries than this. */
  readonly below: number;
  readonly waitMs: number;
}

/** The steps in their order: under 3 tries 30 seconds, under 6 tries 30 minutes, under 20 tries 1 hour. */
export const retrySteps = [
  { state: "retry_0", below: 3, waitMs: 30_000 },
  { state: "retry_1", below: 6, waitMs: 30 * 60_000 },
  { state: "retry_2", below: 20, waitMs: 60 * 60_000 },
] as const satisfies readonly RetryStep[];

/** So many tries stop the schedule; then only a restart by hand helps. */
export const triesMax = 20;

/** From the upload of a file to the restart, in milliseconds. */
export const uploadRestartMs = 5_000;

/** An attempt without an answer ends after so many milliseconds. */
export const attemptTimeoutMs = 30_000;

/** The step of a process with so many tries, the first one included. */
export function retryStateOf(type: ProcessType, tries: number): RetryState {
  if (type === "SYNCHRONOUS") return "no_retry";
  return stepOf(tries)?.state ?? "retry_restart";
}

/** Milliseconds from a failed attempt to the next one; null: there is none. `tries` includes the attempt that failed. */
export function retryWaitMs(type: ProcessType, tries: number): number | null {
  return type === "SYNCHRONOUS" ? null : (stepOf(tries)?.waitMs ?? null);
}

function stepOf(tries: number): RetryStep | undefined {
  return retrySteps.find(({ below }) => tries < below);
}
