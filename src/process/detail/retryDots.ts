/** Retry schedule as dots: results of past attempts, and the next one. */
import { retrySteps, type ProcessType } from "#domain/retrySchedule";

export type Dot = "failed" | "refused" | "succeeded" | "running" | "next" | "open";

/** State of an attempt, as in the schema. */
interface PastAttempt {
  readonly restart: number;
  readonly state: string;
}

interface RetryProgress {
  readonly type: ProcessType;
  /** Attempts since the last restart. */
  readonly tries: number;
  readonly restarts: number;
  /** An automatic retry is scheduled. */
  readonly hasNext: boolean;
  /** Latest first. Attempts that are not loaded have failed, since each was followed by another. */
  readonly attempts: readonly PastAttempt[];
}

const dotOf: Readonly<Record<string, Dot>> = { SUCCEEDED: "succeeded", REFUSED: "refused" };

/** Dots grouped by the steps of the schedule (3, 3 and 14); a synchronous process has one. */
export function retryDots({
  type,
  tries,
  restarts,
  hasNext,
  attempts,
}: RetryProgress): readonly (readonly Dot[])[] {
  const mine = attempts.filter(({ restart }) => restart === restarts);
  const ended = mine.filter(({ state }) => state !== "RUNNING" && state !== "INTERRUPTED");
  const isRunning = mine.some(({ state }) => state === "RUNNING");
  const dotAt = (position: number): Dot => {
    // Count from the latest attempt, since the earliest may not be loaded.
    if (position < tries) return dotOf[ended[tries - 1 - position]?.state ?? ""] ?? "failed";
    if (position > tries) return "open";
    if (isRunning) return "running";
    return hasNext ? "next" : "open";
  };
  if (type === "SYNCHRONOUS") return [[dotAt(Math.max(tries - 1, 0))]];
  return retrySteps.map(({ below }, index) => {
    const from = retrySteps[index - 1]?.below ?? 0;
    return Array.from({ length: below - from }, (_, step) => dotAt(from + step));
  });
}
