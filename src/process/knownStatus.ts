import { processStatuses, type ProcessStatus } from "#domain/processTransitions";

/** A status as this version knows it; one that came later is unknown here. */
export function knownStatus(status: string): ProcessStatus {
  return processStatuses.find((known) => known === status) ?? "UNKNOWN";
}
