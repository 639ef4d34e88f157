/** Excludes items from a dry run. */
import type { Context } from "#server/context";
import { selectItemStates, updateExclusions } from "#server/storage/runs/runItems";
import { updateRun, type StoredRun } from "#server/storage/runs/runs";
import { done, inTransaction, userError, type Outcome, type UserError } from "#server/domain/mutationResult";
import type { DeclaredRuns } from "./runKind";
import type { RunItemKey } from "./runResults";
import { dryRunProblem, requireRun } from "./runStates";

/**
 * Excludes items from a dry run, or includes them again. Payload errors at `itemIds`: not_found, required,
 * status_not_allowed (the item is not waiting), and those of `dryRunProblem`. Throws insufficient_permissions unless
 * the viewer prepared the run.
 * @param keys null if no such item can exist
 */
export function excludeItems(
  ctx: Context,
  runs: DeclaredRuns,
  id: string | null,
  keys: readonly (RunItemKey | null)[],
  isExcluded: boolean,
): Promise<Outcome<StoredRun>> {
  return inTransaction(ctx, async (tx) => {
    const run = await requireRun(tx, runs, id);
    const refuse = (...errors: readonly UserError[]) => ({ value: run, errors });
    const problem = dryRunProblem(ctx, run);
    if (problem) return refuse(problem);
    if (keys.length === 0) return refuse(userError("required", ["itemIds"]));
    const places = keys.map((key) => (key?.runId === run.id ? key.place : -1));
    const states = await selectItemStates(tx, run.id, places);
    const errors = places.flatMap((place, at) => {
      const state = states.get(place);
      const field = ["itemIds", String(at)];
      if (state === undefined) return [userError("not_found", field)];
      const isOpen = state === "WAITING" || state === "EXCLUDED";
      return isOpen
        ? []
        : [userError("status_not_allowed", field, { status: state === "IMPOSSIBLE" ? "FAILED" : state })];
    });
    if (errors.length > 0) return refuse(...errors);
    await updateExclusions(tx, run.id, places, isExcluded);
    return done(await updateRun(tx, run.id, {}));
  });
}
