/** Results of runs, as pages and as CSV. */
import type { Context } from "#server/context";
import { csvHeader, csvLines, type CsvCell } from "#server/domain/files/csvExport";
import { csvDownload, type Download } from "#server/domain/files/downloads";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import type { Database } from "#server/storage/database/database";
import {
  selectRange,
  type KeysetRange,
  type KeysetSource,
  type Position,
} from "#server/storage/database/keyset";
import {
  itemOrder,
  itemSource,
  resultOrder,
  type RunItemState,
  type StoredRunItem,
} from "#server/storage/runs/runItems";
import type { StoredRun } from "#server/storage/runs/runs";

const pageRows = 2_000;

/** Identifies an item of a run. */
export interface RunItemKey {
  readonly runId: string;
  readonly place: number;
}

/** Decodes the bare id of an item, `<run>/<place>`; null if it is null. */
export function parseItemKey(bareId: string | null): RunItemKey | null {
  const [runId, place] = bareId?.split("/") ?? [];
  return runId === undefined ? null : { runId, place: Number(place) };
}

/** Which items to list. */
export interface ItemFilter<State extends string> {
  /** States of the contract; empty: all. */
  readonly states: readonly State[];
  /** Whether the dry run found them impossible; null: either. */
  readonly isImpossible: boolean | null;
}

/** The stored states that match a filter; null: all. */
export function matchingStates<State extends string>(
  storedStates: Readonly<Record<State, readonly RunItemState[]>>,
  { states, isImpossible }: ItemFilter<State>,
): readonly RunItemState[] | null {
  if (states.length === 0 && isImpossible === null) return null;
  const all = Object.values<readonly RunItemState[]>(storedStates).flat();
  const wanted = states.length === 0 ? all : states.flatMap((state) => storedStates[state]);
  return isImpossible === null ? wanted : wanted.filter((state) => (state === "IMPOSSIBLE") === isImpossible);
}

/** Returns a page of the items, failures first once the run is started. Throws bad_request for invalid bounds. */
export function listItems<Row>(
  { db }: Pick<Context, "db">,
  { started_at: startedAt }: StoredRun,
  source: KeysetSource<Row>,
  bounds: PageBounds,
): Promise<Page<Row>> {
  const order = startedAt === null ? itemOrder : resultOrder;
  return readPage(db, source, { order, isDescending: false, ...bounds });
}

/** Returns a page of the items of a run of any kind. `states`: empty: all. Throws bad_request for invalid bounds. */
export function listRunItems(
  ctx: Pick<Context, "db">,
  run: StoredRun,
  states: readonly RunItemState[],
  bounds: PageBounds,
): Promise<Page<StoredRunItem>> {
  return listItems(ctx, run, itemSource(run.id, states.length > 0 ? states : null), bounds);
}

/** Folder of the download paths of a kind. */
export type ResultFolder = "jobs" | "fee-changes" | "text-transfers" | "service-switches";

/** Returns a download of the results as CSV, or null if no item has a result yet. */
export function resultDownload(
  ctx: Pick<Context, "signDownload">,
  { id, succeeded, failed, skipped }: StoredRun,
  folder: ResultFolder,
): Download | null {
  if (succeeded + failed + skipped === 0) return null;
  return csvDownload(ctx, `${folder}/${id}`, resultFileName(id));
}

/** File name of the downloaded results. */
export function resultFileName(id: string): string {
  return `ergebnis-${id.slice(0, 8)}.csv`;
}

/** Streams the items of a run as lines of a CSV file, in the order of the selection. */
export async function* resultLines<Row>(
  db: Database,
  source: KeysetSource<Row>,
  header: readonly string[],
  lineOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  let text = csvHeader(header);
  let after: Position | null = null;
  for (;;) {
    const range: KeysetRange = { order: itemOrder, isDescending: false, after, before: null };
    const rows = await selectRange(db, source, range, { limit: pageRows, fromEnd: false });
    yield text + csvLines(rows.map(lineOf));
    text = "";
    after = rows.at(-1)?.position ?? null;
    if (rows.length < pageRows) return;
  }
}
