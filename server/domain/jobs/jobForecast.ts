/** Forecast of a bulk job, grouped by outcome. */
import {
  isActionAllowed,
  isCommentRequired,
  type ProcessJobAction,
  type ProcessStanding,
} from "#domain/processTransitions";
import { retryStateOf, retryWaitMs } from "#domain/retrySchedule";
import type { ActionStateGroup } from "#server/storage/jobs/jobItems";
import type { JobForecast } from "#server/storage/jobs/jobs";
import { userError } from "#server/domain/mutationResult";

const groupsMax = 20;

/** Groups processes by expected outcome: those the action applies to first, then by size. At most 20 groups. */
export function forecastOf(action: ProcessJobAction, standings: readonly ActionStateGroup[]): JobForecast[] {
  const groups = groupedBy(action, standings, reasonOf);
  return groups.length <= groupsMax ? groups : groupedBy(action, standings, plainReasonOf);
}

/** Whether the action requires a comment for any of the processes it would be applied to. */
export function needsComment(action: ProcessJobAction, standings: readonly ActionStateGroup[]): boolean {
  return standings.some(
    (standing) => isActionAllowed(action, standing) && isCommentRequired(action, standing.status),
  );
}

type Reason = Readonly<Record<string, string>>;

function groupedBy(
  action: ProcessJobAction,
  standings: readonly ActionStateGroup[],
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

/** Message parameters: the status, plus further values if the status alone does not explain the refusal. */
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

/** Yields fewer groups: processes whose record is not active are grouped by record state only, not by status. */
function plainReasonOf({ status, record }: ProcessStanding): Reason {
  return record === "ACTIVE" ? { status } : { status: "UNKNOWN", record };
}
