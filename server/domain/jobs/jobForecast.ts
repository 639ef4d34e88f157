/** Forecast of a bulk job, grouped by outcome. */
import {
  erasureProblemOf,
  isActionAllowed,
  isCommentRequired,
  type ProcessJobAction,
  type ProcessActionState,
} from "#domain/processTransitions";
import { retryStateOf, retryWaitMs } from "#domain/retrySchedule";
import type { ActionStateGroup } from "#server/storage/jobs/jobItems";
import type { JobForecast } from "#server/storage/columnTypes";

import { userError } from "#server/domain/mutationResult";

const groupsMax = 20;

/** Groups processes by expected outcome: applicable ones first, then by size. At most 20 groups. */
export function forecastOf(
  action: ProcessJobAction,
  stateGroups: readonly ActionStateGroup[],
): JobForecast[] {
  const groups = groupedBy(action, stateGroups, reasonOf);
  return groups.length <= groupsMax ? groups : groupedBy(action, stateGroups, plainReasonOf);
}

/** Whether the action requires a comment for any of the processes it would be applied to. */
export function needsComment(action: ProcessJobAction, stateGroups: readonly ActionStateGroup[]): boolean {
  return stateGroups.some(
    (state) => isActionAllowed(action, state) && isCommentRequired(action, state.status),
  );
}

type Reason = Readonly<Record<string, string>>;

function groupedBy(
  action: ProcessJobAction,
  stateGroups: readonly ActionStateGroup[],
  reason: (state: ProcessActionState) => Reason,
): JobForecast[] {
  const groups = new Map<string, JobForecast>();
  for (const { count, ...state } of stateGroups) {
    const isDone = isActionAllowed(action, state);
    const error = isDone ? null : refusalOf(action, state, reason);
    const key = JSON.stringify(error && [error.code, error.params]);
    groups.set(key, { error, count: count + (groups.get(key)?.count ?? 0) });
  }
  return [...groups.values()].toSorted(
    (one, other) => Number(one.error !== null) - Number(other.error !== null) || other.count - one.count,
  );
}

function refusalOf(
  action: ProcessJobAction,
  state: ProcessActionState,
  reason: (state: ProcessActionState) => Reason,
) {
  if (erasureProblemOf(action, state) === "erasure_held") return userError("erasure_held");
  return userError("status_not_allowed", null, reason(state));
}

/** Message parameters: the status, plus further values if the status alone does not explain the refusal. */
function reasonOf(state: ProcessActionState): Reason {
  const { status, record, type, tries, isErased } = state;
  if (record !== "ACTIVE") return { status, record };
  const isRetried = status === "ERROR" && retryWaitMs(type, tries) !== null;
  return {
    status,
    ...(isRetried && { retryState: retryStateOf(type, tries) }),
    ...(isErased && { erased: "true" }),
  };
}

/** Coarser grouping: processes whose record is not active are grouped by record state only, not by status. */
function plainReasonOf({ status, record }: ProcessActionState): Reason {
  return record === "ACTIVE" ? { status } : { status: "UNKNOWN", record };
}
