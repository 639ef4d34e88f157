/** Results of a bulk job per process, as pages and as CSV. */
import type { ErrorCode } from "#domain/errorCodes";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { Context } from "#server/context";
import { type Page, type PageBounds, readPage } from "#server/domain/lists/paging";
import type { Database } from "#server/storage/database/database";
import {
  jobItemOrder,
  jobItemSource,
  selectJobItem,
  type StoredJobItem,
  type JobItemState,
} from "#server/storage/jobs/jobItems";
import { selectJob, type StoredJob } from "#server/storage/jobs/jobs";
import { selectRange, type Position, type KeysetRange } from "#server/storage/database/keyset";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, type Download } from "#server/domain/files/downloads";
import { formatTimestamp, statusLabels } from "#server/domain/processes/exportLabels";
import { actionOf } from "./jobActions";

/** A process of a job and its result. */
export type JobItem = StoredJobItem;

const pageRows = 2_000;

/** Returns a page of a job's processes, in the order of the selection. `states`: `null` or empty for all. */
export function listJobItems(
  ctx: Pick<Context, "db">,
  jobId: string,
  states: readonly JobItemState[] | null,
  bounds: PageBounds,
): Promise<Page<StoredJobItem>> {
  const source = jobItemSource(jobId, states?.length ? states : null);
  return readPage(ctx.db, source, { order: jobItemOrder, isDescending: false, ...bounds });
}

/** Finds an item by its bare id. Returns null if there is none. */
export async function findJobItem(ctx: Pick<Context, "db">, id: number): Promise<StoredJobItem | null> {
  return (await selectJobItem(ctx.db, id)) ?? null;
}

/** Returns a download of the results as CSV, or null if no process has a result yet. */
export function jobResultDownload(ctx: Pick<Context, "signDownload">, job: StoredJob): Download | null {
  if (job.succeeded + job.failed + job.skipped === 0) return null;
  return csvDownload(ctx, `jobs/${job.id}`, jobResultFileName(job.id));
}

/** File name of the downloaded results. */
export function jobResultFileName(jobId: string): string {
  return `ergebnis-${jobId.slice(0, 8)}.csv`;
}

/** Streams the CSV file in chunks. In German, like all files for German spreadsheets; times are in Europe/Berlin. */
export async function* jobResultLines(db: Database, jobId: string): AsyncGenerator<string> {
  const job = await selectJob(db, jobId);
  const doneLabel = doneLabels[job ? actionOf(job) : "RESTART"];
  const source = jobItemSource(jobId, null);
  let text = csvHeader(["Prozess-ID", "Ergebnis", "Grund", "Code", "Zeit"]);
  let after: Position | null = null;
  for (;;) {
    const range: KeysetRange = { order: jobItemOrder, isDescending: false, after, before: null };
    const rows = await selectRange(db, source, range, { limit: pageRows, fromEnd: false });
    yield text + csvLines(rows.map((row) => lineOf(row, doneLabel)));
    text = "";
    after = rows.at(-1)?.position ?? null;
    if (rows.length < pageRows) return;
  }
}

function lineOf({ label, state, errorCode, errorParams, finishedAt }: StoredJobItem, doneLabel: string) {
  const reason = errorCode === null ? "" : (reasons[errorCode]?.(errorParams) ?? "");
  const result = state === "SUCCEEDED" ? doneLabel : results[state];
  return [label, result, reason, errorCode ?? "", formatTimestamp(finishedAt)];
}

/** States what the job did; the later state of a process is not known yet. */
const doneLabels: Readonly<Record<ProcessJobAction, string>> = {
  RESTART: "neu gestartet",
  COMPLETE: "als manuell erledigt markiert",
  CANCEL: "abgebrochen",
  DELETE: "gelöscht",
  ARCHIVE: "archiviert",
};

const results: Readonly<Record<Exclude<JobItemState, "SUCCEEDED">, string>> = {
  WAITING: "nicht bearbeitet",
  FAILED: "fehlgeschlagen",
  SKIPPED: "übersprungen",
};

type Params = StoredJobItem["errorParams"];

const reasons: Readonly<Partial<Record<ErrorCode, (params: Params) => string>>> = {
  conflict: ({ by, at }) =>
    `Inzwischen geändert${by ? ` von ${by}` : ""}${at ? ` am ${formatTimestamp(new Date(at))}` : ""}, der Prozess blieb, wie er war.`,
  status_not_allowed: ({ status }) => `Im Status „${statusNames[status ?? ""] ?? status}“ nicht möglich.`,
  restart_failed: () => "Der Prozess konnte nicht neu gestartet werden.",
  completion_error: () => "Der Prozess konnte nicht als erledigt markiert werden.",
  not_found: () => "Den Prozess gibt es nicht mehr.",
  internal_error: ({ reference }) => `Fehler des Servers, Kennung ${reference}.`,
};

const statusNames: Readonly<Record<string, string>> = statusLabels;
