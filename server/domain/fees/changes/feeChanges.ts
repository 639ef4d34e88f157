/** Changes of fees in many communes: what can be seen of them, exclusions, and their start and end. */
import { feeChangeFeesMax, listedFeeChangesMax, type FeeChangeItemState } from "#domain/feeChanges";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import {
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { cancelProblem, dryRunProblem, dryRunStateAt } from "#server/domain/runs/dryRuns";
import { runProgress, type WatchedRuns } from "#server/domain/runs/runProgress";
import type { StreamContext } from "#server/domain/processes/liveStream";
import { toSystemFee, type SystemFee } from "#server/domain/fees/catalogue/systemFees";
import type { Transaction } from "#server/storage/database/database";
import {
  countItems,
  hasReadyItems,
  itemOrder,
  itemResultOrder,
  itemSource,
  selectItems,
  updateItemStates,
  type FeeChangeCounts,
  type StoredFeeChangeItem,
} from "#server/storage/fees/feeChangeItems";
import {
  lockFeeChange,
  selectFeeChange,
  selectFeesOfChange,
  selectLatestFeeChanges,
  updateFeeChange,
  type StoredFeeChange,
} from "#server/storage/fees/feeChanges";
import { requireViewer } from "#server/domain/sessions/sessions";
import { selectSystemFees } from "#server/storage/fees/systemFees";
import { feeChangeQueue } from "./runFeeChange";

export type FeeChange = StoredFeeChange;
export type FeeChangeItem = StoredFeeChangeItem;

/** Finds a change by its bare id; null if there is none. */
export async function findFeeChange({ db }: Pick<Context, "db">, id: string): Promise<FeeChange | null> {
  return (await selectFeeChange(db, id)) ?? null;
}

/** Returns the latest started changes, and dry runs that the viewer can still start. */
export function listFeeChanges(ctx: Context): Promise<readonly FeeChange[]> {
  const userId = requireViewer(ctx).id;
  return selectLatestFeeChanges(ctx.db, { userId, now: ctx.now(), max: listedFeeChangesMax });
}

/** Returns the first fees that a change is about, by service and fee id. Throws bad_request unless 1 to 200 are asked for. */
export async function listFeesOfChange(
  { db }: Pick<Context, "db">,
  { id }: FeeChange,
  first: number,
): Promise<readonly SystemFee[]> {
  if (first < 1 || first > feeChangeFeesMax) {
    throw failure("bad_request", { detail: `Ask for 1 to ${feeChangeFeesMax} fees.` });
  }
  const fees = await selectSystemFees(db, { ids: await selectFeesOfChange(db, id, first) });
  return fees.map(toSystemFee);
}

/** Returns a page of the items, failures first once the change is started. Throws bad_request for invalid bounds. */
export function listFeeChangeItems(
  { db }: Pick<Context, "db">,
  { id, started_at: startedAt }: FeeChange,
  states: readonly FeeChangeItemState[],
  bounds: PageBounds,
): Promise<Page<FeeChangeItem>> {
  const order = startedAt === null ? itemOrder : itemResultOrder;
  const source = itemSource(id, states.length === 0 ? null : states);
  return readPage(db, source, { order, isDescending: false, ...bounds });
}

const noItems: FeeChangeCounts = {
  total: 0,
  communes: 0,
  ready: 0,
  excluded: 0,
  unchanged: 0,
  done: 0,
  failed: 0,
  impossible: 0,
  raised: 0,
  lowered: 0,
  lowest: null,
  highest: null,
};

/** Counts the items. */
export async function countFeeChangeItems(
  { db }: Pick<Context, "db">,
  { id }: FeeChange,
): Promise<FeeChangeCounts> {
  return (await countItems(db, id)) ?? noItems;
}

/** Why an item cannot be changed, or failed; null: no failure. */
export function itemError({ errorCode, errorParams }: FeeChangeItem): UserError | null {
  return errorCode && userError(errorCode, null, errorParams);
}

/** Identifies an item. */
export interface FeeChangeItemKey {
  readonly changeId: string;
  readonly position: number;
}

/** A change, with some of its items. */
export interface ChangedItems {
  readonly change: FeeChange;
  readonly items: readonly FeeChangeItem[];
}

/**
 * Leaves items out of a change, or takes them in again. Payload errors: not_found, preview_expired, already_running,
 * required, status_not_allowed. Throws insufficient_permissions unless the viewer prepared the change.
 * @param keys null if no such item can exist
 */
export function excludeFeeChangeItems(
  ctx: Context,
  id: string | null,
  keys: readonly (FeeChangeItemKey | null)[],
  isExcluded: boolean,
): Promise<Outcome<ChangedItems>> {
  return inTransaction<ChangedItems>(ctx, async (tx) => {
    const change = await requireFeeChange(tx, id);
    const refuse = (...errors: readonly UserError[]) => ({ value: { change, items: [] }, errors });
    const problem = dryRunProblem(ctx, change);
    if (problem) return refuse(problem);
    if (keys.length === 0) return refuse(userError("required", ["itemIds"]));
    const positions = keys.map((key) => (key?.changeId === change.id ? key.position : -1));
    const found = new Map((await selectItems(tx, change.id, positions)).map((item) => [item.place, item]));
    const errors = positions.flatMap((position, at) => {
      const item = found.get(position);
      const field = ["itemIds", String(at)];
      if (!item) return [userError("not_found", field)];
      const isOpen = item.state === "READY" || item.state === "EXCLUDED";
      return isOpen ? [] : [userError("status_not_allowed", field, { status: item.state })];
    });
    if (errors.length > 0) return refuse(...errors);
    const state = isExcluded ? "EXCLUDED" : "READY";
    await updateItemStates(tx, change.id, positions, state);
    return done({ change, items: [...found.values()].map((item) => ({ ...item, state })) });
  });
}

/**
 * Starts a change. Payload errors: not_found, preview_expired, already_running, required (no item is to be changed).
 * Throws insufficient_permissions unless the viewer prepared it.
 */
export function startFeeChange(ctx: Context, id: string | null): Promise<Outcome<FeeChange>> {
  return inTransaction(ctx, async (tx) => {
    const change = await requireFeeChange(tx, id);
    const problem = dryRunProblem(ctx, change);
    if (problem) return { value: change, errors: [problem] };
    if (!(await hasReadyItems(tx, change.id))) {
      return { value: change, errors: [userError("required", ["id"])] };
    }
    return done(await updateFeeChange(tx, change.id, await feeChangeQueue.start(ctx, tx, change.id)));
  });
}

/** Stops a change; what is done stays. Payload errors: not_found, status_not_allowed. */
export function cancelFeeChange(ctx: Context, id: string | null): Promise<Outcome<FeeChange>> {
  return inTransaction(ctx, async (tx) => {
    const change = await requireFeeChange(tx, id);
    const problem = cancelProblem(change, ctx.now());
    if (problem) return { value: change, errors: [problem] };
    return done(await updateFeeChange(tx, change.id, { state: "CANCELLED", finished_at: ctx.now() }));
  });
}

const watched: WatchedRuns<FeeChange> = {
  permission: "system_fees",
  load: selectFeeChange,
  async version(db, id) {
    const change = await selectFeeChange(db, id);
    return change && `${change.state} ${change.beat_at.getTime()}`;
  },
  stateAt: dryRunStateAt,
};

/** Streams a change, see `runProgress`. */
export function feeChangeProgress(ctx: StreamContext, id: string | null) {
  return runProgress(ctx, id, watched);
}

async function requireFeeChange(tx: Transaction, id: string | null): Promise<FeeChange> {
  const change = id === null ? undefined : await lockFeeChange(tx, id);
  if (!change) throw new Refusal([userError("not_found", ["id"])]);
  return change;
}
