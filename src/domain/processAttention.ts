import type { ProcessActionState } from "./processTransitions";
import { retryWaitMs } from "./retrySchedule";

/**
 * Whether a process needs manual action: it is active, and the target has refused it permanently, no automatic retry is
 * left, or its payment differs from the fee rule. Processes that are retried automatically, archived or deleted do not
 * count.
 */
export function needsAttention({
  status,
  record,
  type,
  tries,
  feeDifference,
}: Pick<ProcessActionState, "status" | "record" | "type" | "tries"> & {
  /** Null: none, or not compared. */
  readonly feeDifference: number | null;
}): boolean {
  if (record !== "ACTIVE") return false;
  if (feeDifference !== null) return true;
  return status === "ERROR_WITHOUT_RETRY" || (status === "ERROR" && retryWaitMs(type, tries) === null);
}
