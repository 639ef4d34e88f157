import type { ProcessStanding } from "./processTransitions";
import { retryWaitMs } from "./retrySchedule";

/**
 * Whether a process needs manual action: it is active, and the target has refused it permanently or no
 * automatic retry is left. Processes that are retried automatically or were put away do not count.
 */
export function needsAttention({
  status,
  record,
  type,
  tries,
}: Pick<ProcessStanding, "status" | "record" | "type" | "tries">): boolean {
  if (record !== "ACTIVE") return false;
  return status === "ERROR_WITHOUT_RETRY" || (status === "ERROR" && retryWaitMs(type, tries) === null);
}
