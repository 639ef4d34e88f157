/** Fee changes in many communes: reading them, exclusions, start and stop. */
import { feeChangeFeesMax, listedFeeChangesMax, type FeeChangeItemState } from "#domain/feeChanges";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Page, PageBounds } from "#server/domain/lists/paging";
import type { Outcome } from "#server/domain/mutationResult";
import { excludeItems } from "#server/domain/runs/exclusions";
import {
  listItems,
  matchingStates,
  resultLines,
  type ItemFilter,
  type RunItemKey,
} from "#server/domain/runs/runResults";
import { toSystemFee, type SystemFee } from "#server/domain/fees/catalogue/systemFees";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Database } from "#server/storage/database/database";
import {
  feeItemSource,
  selectFeeItems,
  sumFeeItems,
  type FeeChangeSums,
  type StoredFeeChangeItem,
} from "#server/storage/fees/feeChangeItems";
import {
  selectFeeChange,
  selectFeesOfChange,
  selectLatestFeeChanges,
  type StoredFeeChange,
} from "#server/storage/fees/feeChanges";
import { selectSystemFees } from "#server/storage/fees/systemFees";
import { countItems, type RunItemState } from "#server/storage/runs/runItems";
import { feeChangeRuns } from "./changeFees";

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

/** Returns the first fees of a change, by service and fee id. Throws bad_request if `first` is not from 1 to 200. */
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

const storedStates: Readonly<Record<FeeChangeItemState, readonly RunItemState[]>> = {
  READY: ["WAITING"],
  EXCLUDED: ["EXCLUDED"],
  UNCHANGED: ["UNCHANGED"],
  DONE: ["SUCCEEDED", "SKIPPED"],
  FAILED: ["FAILED", "IMPOSSIBLE"],
};

/** The state of an item in the contract. */
export function itemStateOf({ itemState }: Pick<FeeChangeItem, "itemState">): FeeChangeItemState {
  if (itemState === "EXCLUDED" || itemState === "UNCHANGED") return itemState;
  if (itemState === "WAITING") return "READY";
  return itemState === "SUCCEEDED" || itemState === "SKIPPED" ? "DONE" : "FAILED";
}

/** Returns a page of the items, failures first once the change is started. Throws bad_request for invalid bounds. */
export function listFeeChangeItems(
  ctx: Pick<Context, "db">,
  change: FeeChange,
  filter: ItemFilter<FeeChangeItemState>,
  bounds: PageBounds,
): Promise<Page<FeeChangeItem>> {
  return listItems(ctx, change, feeItemSource(change.id, matchingStates(storedStates, filter)), bounds);
}

/** Totals over the items of a change. */
export function sumFeeChange({ db }: Pick<Context, "db">, { id }: FeeChange): Promise<FeeChangeSums> {
  return sumFeeItems(db, id);
}

/** Counts of items by state, and totals of their amounts. */
export interface FeeChangeCounts extends FeeChangeSums {
  readonly total: number;
  readonly ready: number;
  readonly excluded: number;
  readonly unchanged: number;
  readonly done: number;
  /** Including those that are impossible. */
  readonly failed: number;
  readonly impossible: number;
}

/** Counts the items. */
export async function countFeeChangeItems(
  { db }: Pick<Context, "db">,
  { id }: FeeChange,
): Promise<FeeChangeCounts> {
  const { WAITING, EXCLUDED, UNCHANGED, IMPOSSIBLE, SUCCEEDED, FAILED, SKIPPED } = await countItems(db, id);
  const done = SUCCEEDED + SKIPPED;
  const failed = FAILED + IMPOSSIBLE;
  return {
    ...(await sumFeeItems(db, id)),
    total: WAITING + EXCLUDED + UNCHANGED + done + failed,
    ready: WAITING,
    excluded: EXCLUDED,
    unchanged: UNCHANGED,
    done,
    failed,
    impossible: IMPOSSIBLE,
  };
}

/** A change, with some of its items. */
export interface ChangedItems {
  readonly change: FeeChange | null;
  readonly items: readonly FeeChangeItem[];
}

/**
 * Excludes items from a change, or includes them again. Payload errors: not_found, preview_expired, already_running,
 * required, status_not_allowed. Throws insufficient_permissions unless the viewer prepared the change.
 * @param keys null if no such item can exist
 */
export async function excludeFeeChangeItems(
  ctx: Context,
  id: string | null,
  keys: readonly (RunItemKey | null)[],
  isExcluded: boolean,
): Promise<Outcome<ChangedItems>> {
  const { value: run, errors } = await excludeItems(ctx, feeChangeRuns, id, keys, isExcluded);
  if (!run) return { value: null, errors };
  const change = await findFeeChange(ctx, run.id);
  if (errors.length > 0) return { value: { change, items: [] }, errors };
  const places = keys.flatMap((key) => key?.place ?? []);
  return { value: { change, items: await selectFeeItems(ctx.db, run.id, places) }, errors };
}

const resultLabels: Readonly<Record<FeeChangeItemState, string>> = {
  READY: "nicht bearbeitet",
  EXCLUDED: "ausgelassen",
  UNCHANGED: "unverändert",
  DONE: "geändert",
  FAILED: "fehlgeschlagen",
};

/** Streams the results as CSV, in German like all files for German spreadsheets. Amounts are in euros. */
export function feeChangeResultLines(db: Database, id: string): AsyncGenerator<string> {
  const header = ["AGS", "Kommune", "Leistung", "Gebühr", "Vorher", "Nachher", "Ergebnis", "Code"];
  return resultLines(db, feeItemSource(id, null), header, (item) => [
    item.ags ?? "",
    item.label,
    item.serviceId,
    item.feeId,
    euros(item.before),
    euros(item.after),
    item.itemState === "IMPOSSIBLE" ? "nicht möglich" : resultLabels[itemStateOf(item)],
    item.errorCode ?? "",
  ]);
}

const euros = (cents: number | null) =>
  cents === null ? "" : { digits: (cents / 100).toFixed(2).replace(".", ",") };
