/** What a bulk job would do, by outcome. */
import {
  isActionAllowed,
  isCommentRequired,
  type ProcessJobAction,
  type ProcessStanding,
} from "#domain/processTransitions";
import { retryStateOf, retryWaitMs } from "#domain/retrySchedule";
import type { StandingGroup } from "#server/storage/jobs/jobItems";
import type { JobForecast } from "#server/storage/jobs/jobs";
import { userError } from "#server/domain/userErrors";

const groupsMax = 20;

/** Puts together what would fare alike: what would be done first, then the largest; at most 20. */
export function forecastOf(action: ProcessJobAction, standings: readonly StandingGroup[]): JobForecast[] {
  const groups = groupedBy(action, standings, reasonOf);
  return groups.length <= groupsMax ? groups : groupedBy(action, standings, plainReasonOf);
}

/** Whether any of those that would be done needs a comment. */
export function needsComment(action: ProcessJobAction, standings: readonly StandingGroup[]): boolean {
  return standings.some(
    (standing) => isActionAllowed(action, standing) && isCommentRequired(action, standing.status),
  );
}

type Reason = Readonly<Record<string, string>>;

function groupedBy(
  action: ProcessJobAction,
  standings: readonly StandingGroup[],
  reason: (standing: ProcessStanding) => Reason,
): JobForecast[] {
  const groups = new Map<string, JobForecast>();
  for (const { count, ...standing } of standings) {
    const isDone = isActionAllowed(action, standing);
    const error = isDone ? null : userError("status_not_allowed", null, reason(standing));
    const key = JSON.stringify(error?.params ?? null);
    groups.set(key, { error, count: count + (groups.get(key)?.count ?? 0) });
  }
  return [...groups.values()].toSorted(
    (one, other) => Number(one.error !== null) - Number(other.error !== null) || other.count - one.count,
  );
}

/** Values for the wording: the status, and where that alone does not explain it, what does. */
function reasonOf(standing: ProcessStanding): Reason {
  const { status, record, type, tries, isErased } = standing;
  if (record !== "ACTIVE") return { status, record };
  const isRetried = status === "ERROR" && retryWaitMs(type, tries) !== null;
  return {
    status,
    ...(isRetried && { retryState: retryStateOf(type, tries) }),
    ...(isErased && { erased: "true" }),
  };
}

/** Fewer groups: what is put away is one, whatever its status. */
function plainReasonOf({ status, record }: ProcessStanding): Reason {
  return record === "ACTIVE" ? { status } : { status: "UNKNOWN", record };
}
