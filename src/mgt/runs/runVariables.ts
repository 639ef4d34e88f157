/** Variables of the query of a run. */
import { runItemsList, type RunItemsSearch, type RunResult } from "#runs/runItemsList";

const statesOf = {
  failed: ["FAILED"],
  succeeded: ["SUCCEEDED"],
  skipped: ["SKIPPED"],
  open: ["WAITING"],
  impossible: ["IMPOSSIBLE"],
  excluded: ["EXCLUDED"],
  unchanged: ["UNCHANGED"],
} as const satisfies Record<NonNullable<RunResult>, readonly string[]>;

type ItemState = (typeof statesOf)[keyof typeof statesOf][number];

/** The result of an item in this state, as in the URL; an unknown one counts as open. */
export function resultOf(state: string): NonNullable<RunResult> {
  const found = Object.entries(statesOf).find(([, states]) => states.some((one) => one === state));
  return runItemsList.parse({ result: found?.[0] }).result ?? "open";
}

export function runItemVariables(id: string, search: RunItemsSearch) {
  const states: readonly ItemState[] | null = search.result ? statesOf[search.result] : null;
  return { id, states, ...runItemsList.page(search) };
}
