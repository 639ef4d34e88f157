/** Computes what a commit would change: compares the staged rows with the current rows of the commune. */
import type { ImportCounts, ImportExample } from "#server/storage/columnTypes";
import { stockKindOf } from "#server/storage/imports/importPreviews";
import {
  compareRows,
  selectRemovedExamples,
  selectStagedExamples,
  type StockPair,
} from "#server/storage/imports/importRows";
import { selectCurrentStock, type Stock } from "#server/storage/imports/stocks";
import type { Check, Staging } from "./importStaging";

/** Maximum example rows kept for each kind of change. */
const examplesMax = 200;

/** Result of a comparison. */
export interface Comparison {
  /** Stock that the rows were compared with; `null` if the commune has none yet. */
  readonly base: Stock | null;
  readonly counts: Omit<ImportCounts, "refused">;
  readonly examples: readonly ImportExample[];
}

const attempts = 3;

/** Compares the rows, up to three times if the current stock changes in the meantime. */
export async function compareStocks(check: Check, staging: Staging): Promise<Comparison> {
  const { db, ags, kind } = check;
  const current = async () => (await selectCurrentStock(db, ags, stockKindOf(kind))) ?? null;
  let base = await current();
  for (let attempt = 1; ; attempt++) {
    const comparison = await compareWith(check, staging, base);
    const now = await current();
    // If the stock keeps changing, the commit reports an expired preview.
    if (attempt === attempts || (now?.id === base?.id && now?.revision === base?.revision)) return comparison;
    base = now;
  }
}

async function compareWith(check: Check, staging: Staging, base: Stock | null): Promise<Comparison> {
  const { db, kind } = check;
  // No stock has the id 0, so every row counts as added.
  const pair: StockPair = { kind: stockKindOf(kind), stagedId: staging.stockId, baseId: base?.id ?? 0 };
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const examples: ImportExample[] = [];
  const missing = { ADDED: examplesMax, CHANGED: examplesMax, UNCHANGED: examplesMax };
  for (const range of rowRangesOf(staging)) {
    if (!base?.row_count && missing.ADDED === 0) break;
    await staging.recordProgress({});
    const found = await compareRows(db, pair, range);
    const foundByKind = { ADDED: found.added, CHANGED: found.changed, UNCHANGED: found.unchanged };
    counts.added += found.added;
    counts.changed += found.changed;
    counts.unchanged += found.unchanged;
    for (const change of ["ADDED", "CHANGED", "UNCHANGED"] as const) {
      if (foundByKind[change] === 0 || missing[change] === 0) continue;
      const rows = await selectStagedExamples(db, pair, range, change, missing[change]);
      missing[change] -= rows.length;
      examples.push(...rows.map((row) => ({ kind: change, ...row })));
    }
  }
  const removed = (base?.row_count ?? 0) - counts.changed - counts.unchanged;
  if (removed > 0) {
    const rows = await selectRemovedExamples(db, pair, Math.min(removed, examplesMax));
    examples.push(...rows.map((row) => ({ kind: "REMOVED" as const, ...row })));
  }
  if (!base?.row_count) counts.added = staging.validCount;
  return { base, counts: { ...counts, removed }, examples };
}

/** Returns the staged id ranges, or one range for the whole stock if ids do not follow the order of the file. */
function rowRangesOf({ rowRanges }: Staging) {
  return rowRanges.some(({ ids }) => ids === null) ? [{ ids: null }] : rowRanges;
}
