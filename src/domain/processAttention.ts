import type { ProcessStanding } from "./processTransitions";
import { retryWaitMs } from "./retrySchedule";

/**
 * Whether nothing but a person moves a process on: it is active, and the target has refused it for good, or it has
 * failed and no automatic try is left. Whatever is still tried by itself does not count, nor what was put away.
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
