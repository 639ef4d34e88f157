/** Results of a bulk job per process, as pages and as CSV. */
import type { ErrorCode } from "#domain/errorCodes";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { Context } from "#server/context";
import type { Page, PageBounds } from "#server/domain/lists/paging";
import type { Database } from "#server/storage/database/database";
import { jobItemSource, selectJobItem, type StoredJobItem } from "#server/storage/jobs/jobItems";
import { selectJob, type StoredJob } from "#server/storage/jobs/jobs";
import type { RunItemState } from "#server/storage/runs/runItems";
import { listItems, resultLines, type RunItemKey } from "#server/domain/runs/runResults";
import { formatTimestamp, statusLabels } from "#server/domain/processes/exportLabels";
import { actionOf } from "./processJobs";

/** A process of a job and its result. */
export type JobItem = StoredJobItem;

/** Returns a page of a job's processes, failures first once it is started. `states`: `null` or empty for all. */
export function listJobItems(
  ctx: Pick<Context, "db">,
  job: StoredJob,
  states: readonly RunItemState[] | null,
  bounds: PageBounds,
): Promise<Page<StoredJobItem>> {
  return listItems(ctx, job, jobItemSource(job.id, states?.length ? states : null), bounds);
}

/** Finds an item by its key. Returns null if there is none. */
export async function findJobItem(ctx: Pick<Context, "db">, key: RunItemKey): Promise<StoredJobItem | null> {
  return (await selectJobItem(ctx.db, key.runId, key.place)) ?? null;
}

/** Streams the results as CSV, in German like all files for German spreadsheets; times are in Europe/Berlin. */
export async function* jobResultLines(db: Database, jobId: string): AsyncGenerator<string> {
  const job = await selectJob(db, jobId);
  const doneLabel = doneLabels[job ? actionOf(job) : "RESTART"];
  const header = ["Prozess-ID", "Ergebnis", "Grund", "Code", "Zeit"];
  yield* resultLines(db, jobItemSource(jobId, null), header, (row) => lineOf(row, doneLabel));
}

function lineOf({ label, itemState, errorCode, errorParams, finishedAt }: StoredJobItem, doneLabel: string) {
  const reason = errorCode === null ? "" : (reasons[errorCode]?.(errorParams) ?? "");
  const result = itemState === "SUCCEEDED" ? doneLabel : results[itemState];
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

const results: Readonly<Record<Exclude<RunItemState, "SUCCEEDED">, string>> = {
  WAITING: "nicht bearbeitet",
  EXCLUDED: "nicht bearbeitet",
  UNCHANGED: "nicht bearbeitet",
  IMPOSSIBLE: "nicht bearbeitet",
  FAILED: "fehlgeschlagen",
  SKIPPED: "übersprungen",
};

type Params = StoredJobItem["errorParams"];

const reasons: Readonly<Partial<Record<ErrorCode, (params: Params) => string>>> = {
  conflict: ({ by, at }) =>
    `Inzwischen geändert${by ? ` von ${by}` : ""}${at ? ` am ${formatTimestamp(new Date(at))}` : ""}, der Prozess blieb, wie er war.`,
  status_not_allowed: ({ status }) => `Im Status „${labelByStatus[status ?? ""] ?? status}“ nicht möglich.`,
  applicant_data_erased: () => "Die Angaben der antragstellenden Person sind gelöscht.",
  erasure_held: () => "Die Löschung ist angehalten, der Prozess blieb, wie er war.",
  restart_failed: () => "Der Prozess konnte nicht neu gestartet werden.",
  completion_error: () => "Der Prozess konnte nicht als erledigt markiert werden.",
  not_found: () => "Den Prozess gibt es nicht mehr.",
  internal_error: ({ reference }) => `Fehler des Servers, Kennung ${reference}.`,
};

const labelByStatus: Readonly<Record<string, string>> = statusLabels;
