import { processStatuses, type ProcessStatus } from "#domain/processTransitions";

/** Maps statuses that this version does not know to UNKNOWN. */
export function knownStatus(status: string): ProcessStatus {
  return processStatuses.find((known) => known === status) ?? "UNKNOWN";
}
