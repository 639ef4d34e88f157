import { processStatuses, type ProcessStatus } from "#domain/processTransitions";
import type { ProcessType } from "#domain/retrySchedule";

/** Maps statuses that this version does not know to UNKNOWN. */
export function knownStatus(status: string): ProcessStatus {
  return processStatuses.find((known) => known === status) ?? "UNKNOWN";
}

/** Maps types that this version does not know to ASYNCHRONOUS. */
export function knownType(type: string): ProcessType {
  return type === "SYNCHRONOUS" ? type : "ASYNCHRONOUS";
}
