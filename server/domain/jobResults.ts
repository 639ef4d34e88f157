/** How the processes of a bulk job fared, to page through and as CSV. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "../context";
import type { Page, PageBounds } from "../connection";
import type { Database } from "../storage/database";
import { jobItemOrder, jobItemSource, selectJobItem, type StoredJobItem } from "../storage/jobItems";
import type { JobItemState } from "../storage/jobTables";
import type { StoredJob } from "../storage/jobs";
import { selectStretch, type Position, type Stretch } from "../storage/keyset";
import { csvHeader, csvLines } from "./csvExport";
import { csvDownload, type Download } from "./downloads";
import { momentText, statusWords } from "./exportWords";
import { readPage } from "./paging";

const pageRows = 2_000;

/** A page of a job's processes, in the order of the selection. `states`: null or empty for all. */
export function listJobItems(
  ctx: Pick<Context, "db">,
  jobId: string,
  states: readonly JobItemState[] | null,
  bounds: PageBounds,
): Promise<Page<StoredJobItem>> {
  const source = jobItemSource(jobId, states?.length ? states : null);
  return readPage(ctx.db, source, { order: jobItemOrder, isDescending: false, ...bounds });
}

/** The item with this bare id; null: none. */
export async function findJobItem(ctx: Pick<Context, "db">, id: number): Promise<StoredJobItem | null> {
  return (await selectJobItem(ctx.db, id)) ?? null;
}

/** The results as CSV; null while nothing was done. */
export function jobResultDownload(ctx: Pick<Context, "signPath">, job: StoredJob): Download | null {
  if (job.succeeded + job.failed + job.skipped === 0) return null;
  return csvDownload(ctx, `jobs/${job.id}`, jobResultFileName(job.id));
}

/** Name of the file under which the results are saved. */
export function jobResultFileName(jobId: string): string {
  return `ergebnis-${jobId.slice(0, 8)}.csv`;
}

/** The file piece by piece, in German as all that goes into German spreadsheets; times in Europe/Berlin. */
export async function* jobResultLines(db: Database, jobId: string): AsyncGenerator<string> {
  const source = jobItemSource(jobId, null);
  let text = csvHeader(["Vorgang", "Ergebnis", "Grund", "Code", "Zeit"]);
  let after: Position | null = null;
  for (;;) {
    const stretch: Stretch = { order: jobItemOrder, isDescending: false, after, before: null };
    const rows = await selectStretch(db, source, stretch, { limit: pageRows, fromEnd: false });
    yield text + csvLines(rows.map(lineOf));
    text = "";
    after = rows.at(-1)?.position ?? null;
    if (rows.length < pageRows) return;
  }
}

function lineOf({ label, state, errorCode, errorParams, finishedAt }: StoredJobItem) {
  const reason = errorCode === null ? "" : (reasons[errorCode]?.(errorParams) ?? "");
  return [label, results[state], reason, errorCode ?? "", momentText(finishedAt)];
}

const results: Readonly<Record<JobItemState, string>> = {
  WAITING: "nicht bearbeitet",
  RUNNING: "in Bearbeitung",
  SUCCEEDED: "erledigt",
  FAILED: "fehlgeschlagen",
  SKIPPED: "übersprungen",
};

type Params = StoredJobItem["errorParams"];

const reasons: Readonly<Partial<Record<ErrorCode, (params: Params) => string>>> = {
  conflict: ({ by, at }) =>
    `Inzwischen geändert${by ? ` von ${by}` : ""}${at ? ` am ${momentText(new Date(at))}` : ""}, der Vorgang blieb, wie er war.`,
  status_not_allowed: ({ status }) => `Im Status „${statusNames[status ?? ""] ?? status}“ nicht möglich.`,
  restart_failed: () => "Der Vorgang konnte nicht neu gestartet werden.",
  completion_error: () => "Der Vorgang konnte nicht als erledigt markiert werden.",
  not_found: () => "Den Vorgang gibt es nicht mehr.",
  internal_error: ({ reference }) => `Fehler des Servers, Kennung ${reference}.`,
};

const statusNames: Readonly<Record<string, string>> = statusWords;
