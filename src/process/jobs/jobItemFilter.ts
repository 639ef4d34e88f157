import type { RunResult } from "#runs/runItemsList";

const statesOf = {
  succeeded: ["SUCCEEDED"],
  failed: ["FAILED"],
  skipped: ["SKIPPED"],
  open: ["WAITING"],
  excluded: [],
  unchanged: [],
  impossible: [],
} as const satisfies Record<NonNullable<RunResult>, readonly string[]>;

/** JobItemFilter of the schema; null: all. */
export function jobItemFilter(result: RunResult) {
  const states = result && statesOf[result];
  return states && states.length > 0 ? { states } : null;
}
