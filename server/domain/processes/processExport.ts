/** Processes of a filter as CSV or JSON, made while they are sent. Variables are never in it. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isAgs } from "#domain/ags";
import { calendarDayOf } from "#domain/calendarDays";
import { exactCountMax, processExportMax } from "#domain/limits";
import { retryStateOf } from "#domain/retrySchedule";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import type { Database } from "#server/storage/database/database";
import { countRows, selectStretch, type Position, type Stretch } from "#server/storage/database/keyset";
import type { ProcessConditions } from "#server/storage/processes/processFilter";
import { processSource, type StoredProcess } from "#server/storage/processes/processes";
import { recordActivity } from "#server/domain/activity/activity";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvMediaType, signedDownload, type Download } from "#server/domain/files/downloads";
import { momentText, recordWords, statusWords, typeWords } from "./exportWords";
import { activeProcesses, readProcessFilter, type ProcessFilter } from "./processFilter";
import { readProcessOrder, type ProcessOrder } from "./processes";
import { loggedIn } from "#server/domain/sessions/sessions";
import { change, done, refused, userError, type Outcome } from "#server/domain/userErrors";

/** Forms of the file. */
export type ExportFormat = "CSV" | "JSON";

/** What is to be exported. */
export interface ProcessExportInput {
  /** Null: all active ones. */
  readonly filter?: ProcessFilter | null;
  readonly orderBy?: ProcessOrder;
  readonly limit: number;
  readonly format: ExportFormat;
}

/** A file to fetch, and how many rows there are, counted up to 10,000. */
export interface ProcessExport {
  /** Null: there are more rows than the limit. */
  readonly download: Download | null;
  readonly count: number;
}

/** What a path says of its file. */
interface Wanted {
  readonly filter: ProcessFilter;
  readonly orderBy: ProcessOrder;
  readonly limit: number;
  /** When it was asked for, ISO: what came later is not in the file. */
  readonly at: string;
}

const pageRows = 2_000;

/**
 * Prepares the file and notes it in the activity log. Errors: export_limit_invalid, export_limit_exceeded beside the
 * count. Fails as readProcessFilter where the filter is faulty.
 */
export async function exportProcesses(
  ctx: Context,
  { filter, orderBy = null, limit, format }: ProcessExportInput,
): Promise<Outcome<ProcessExport>> {
  if (limit < 1 || limit > processExportMax) {
    const bounds = { min: "1", max: String(processExportMax) };
    return refused(userError("export_limit_invalid", ["limit"], bounds));
  }
  const at = ctx.now();
  const wanted = { filter: compact(filter ?? activeProcesses), orderBy, limit, at: at.toISOString() };
  const found = await countRows(ctx.db, processSource(conditionsOf(wanted), "CREATED_AT"), exactCountMax + 1);
  const count = Math.min(found, exactCountMax);
  if (found > limit) {
    const params = { limit: String(limit), count: String(count) };
    return {
      value: { download: null, count },
      errors: [userError("export_limit_exceeded", ["limit"], params)],
    };
  }
  const fileName = processExportFileName(format, at);
  await change(ctx, async (tx) => {
    await recordActivity(tx, {
      type: "EXPORT_PROCESSES",
      at,
      actor: loggedIn(ctx),
      target: { kind: "process", id: "" },
      label: fileName,
      after: { count, filter: wanted.filter },
    });
    return done(null);
  });
  const path = `processes/${format.toLowerCase()}/${encode(wanted)}`;
  const mediaType = processExportTypes[format];
  return done({ download: signedDownload(ctx, path, { fileName, mediaType, byteSize: null }), count });
}

/** Media types of the forms. */
const processExportTypes: Readonly<Record<ExportFormat, string>> = {
  CSV: csvMediaType,
  JSON: "application/json; charset=utf-8",
};

/** Named by the day in Europe/Berlin on which it was asked for. */
function processExportFileName(format: ExportFormat, at: Date): string {
  return `prozesse-${calendarDayOf(at)}.${format.toLowerCase()}`;
}

/** The file of a path that exportProcesses made; its parts are made while they are read, the first 2,000 rows are one. */
export function processExportFile(db: Database, format: ExportFormat, encoded: string) {
  const wanted = decode(encoded);
  const fileName = processExportFileName(format, new Date(wanted.at));
  return { fileName, mediaType: processExportTypes[format], parts: partsOf(db, format, wanted) };
}

async function* partsOf(db: Database, format: ExportFormat, wanted: Wanted): AsyncGenerator<string> {
  const isCsv = format === "CSV";
  let isFirst = true;
  for await (const rows of pagesOf(db, wanted)) {
    const begin = isFirst
      ? isCsv
        ? csvHeader(csvColumns.map(([name]) => name))
        : "[\n"
      : isCsv
        ? ""
        : ",\n";
    const body = isCsv
      ? csvLines(rows.map((row) => csvColumns.map(([, valueOf]) => valueOf(row))))
      : rows.map((row) => JSON.stringify(jsonOf(row))).join(",\n");
    isFirst = false;
    yield begin + body;
  }
  if (!isCsv) yield "\n]\n";
}

/** At least one page, perhaps an empty one. */
async function* pagesOf(db: Database, wanted: Wanted): AsyncGenerator<readonly StoredProcess[]> {
  const { field, isDescending, order } = readProcessOrder(wanted.orderBy);
  const source = processSource(conditionsOf(wanted), field);
  let after: Position | null = null;
  for (let left = wanted.limit; ; left -= pageRows) {
    const stretch: Stretch = { order, isDescending, after, before: null };
    const limit = Math.min(pageRows, left);
    const rows = await selectStretch(db, source, stretch, { limit, fromEnd: false });
    if (rows.length > 0 || after === null) yield rows;
    if (rows.length < pageRows || left <= pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}

function conditionsOf({ filter, at }: Pick<Wanted, "filter" | "at">): ProcessConditions {
  const conditions = readProcessFilter(filter);
  const until = new Date(Date.parse(at) + 1);
  const { from, before } = conditions.created;
  return { ...conditions, created: { from, before: before && before < until ? before : until } };
}

/** What cannot be is left out, so that the path stays short; where nothing is left, nothing is found either. */
function compact({ communes, services, ...filter }: ProcessFilter): ProcessFilter {
  const possible = (values: readonly string[] | null | undefined, isPossible: (value: string) => boolean) => {
    if (!values?.length) return [];
    const kept = [...new Set(values)].filter(isPossible);
    return kept.length > 0 ? kept : ["-"];
  };
  readProcessFilter({ ...filter, communes: communes ?? null, services: services ?? null });
  return {
    ...filter,
    communes: possible(communes, isAgs),
    services: possible(services, (id) => findService(id) !== undefined),
  };
}

function encode(wanted: Wanted): string {
  return deflateRawSync(JSON.stringify(wanted)).toString("base64url");
}

function decode(encoded: string): Wanted {
  // The path is signed: nobody else has written it.
  return JSON.parse(inflateRawSync(Buffer.from(encoded, "base64url")).toString()) as Wanted;
}

type Column = readonly [name: string, valueOf: (row: StoredProcess) => string | number | null];

const csvColumns: readonly Column[] = [
  ["Prozess-ID", (row) => row.pid],
  ["UUID", (row) => row.uuid],
  ["Schlüssel", (row) => row.key],
  ["Name", (row) => row.name],
  ["Formularschlüssel", (row) => row.formKey],
  ["Vorgangsnummer", (row) => row.businessKey],
  ["AGS", (row) => row.communeAgs],
  ["Kommune", (row) => row.communeName],
  ["Dienst", (row) => findService(row.serviceId)?.name.de ?? row.serviceId],
  ["Dienst-ID", (row) => row.serviceId],
  ["Art", (row) => typeWords[row.type]],
  ["Status", (row) => statusWords[row.status]],
  ["Versuche", (row) => row.tries],
  ["Neustarts", (row) => row.restarts],
  ["Wiederholung", (row) => retryStateOf(row.type, row.tries)],
  ["Nächster Versuch", (row) => momentText(row.nextRetryAt)],
  ["Zahlungskennung", (row) => row.paymentIdentifier],
  ["Fehlerart", (row) => row.problem],
  ["HTTP-Status", (row) => row.httpStatus],
  ["Fehlertext", (row) => row.errorText],
  ["Ablage", (row) => recordWords[row.record]],
  ["Erstellt", (row) => momentText(row.createdAt)],
  ["Geändert", (row) => momentText(row.updatedAt)],
];

/** The names of the contract. */
function jsonOf(row: StoredProcess) {
  const { pid, uuid, key, name, formKey, businessKey, serviceId, type, status, record, ...rest } = row;
  const { tries, restarts, nextRetryAt, problem, httpStatus, errorText, createdAt, updatedAt } = rest;
  return {
    pid,
    uuid,
    key,
    name,
    formKey,
    businessKey,
    commune: { ags: row.communeAgs, name: row.communeName },
    serviceId,
    type,
    status,
    record,
    tries,
    restarts,
    retryState: retryStateOf(type, tries),
    nextRetryAt,
    paymentSystemIdentifier: row.paymentIdentifier,
    problem,
    httpStatus,
    errorText,
    createdAt,
    updatedAt,
  };
}
