/** Streams filtered processes as CSV or JSON. Variables are never included. */
import { isAgs } from "#domain/ags";
import { hundredthsText } from "#domain/fees";
import { exactCountMax } from "#domain/limits";
import { retryStateOf } from "#domain/retrySchedule";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import type { Database } from "#server/storage/database/database";
import { countRows, selectRange, type Position, type KeysetRange } from "#server/storage/database/keyset";
import type { ProcessConditions } from "#server/storage/processes/processFilter";
import { processSource, type StoredProcess } from "#server/storage/processes/processes";
import { readSettings } from "#server/domain/installation/settings";
import { recordActivity } from "#server/domain/activity/activity";
import { csvHeader, csvLines, type CsvCell } from "#server/domain/files/csvExport";
import { csvMediaType, datedFileName, signedDownload, type Download } from "#server/domain/files/downloads";
import { decodeExportParams, encodeExportParams } from "#server/domain/files/exportParams";
import { formatTimestamp, recordLabels, statusLabels, typeLabels } from "./exportLabels";
import { activeProcesses, parseProcessFilter, type ProcessFilter } from "./processFilter";
import { readProcessOrder, type ProcessOrder } from "./processes";
import { requireViewer } from "#server/domain/sessions/sessions";
import { inTransaction, done, refused, userError, type Outcome } from "#server/domain/mutationResult";

/** File formats of an export. */
export type ExportFormat = "CSV" | "JSON";

/** Filter, order, limit and format of an export. */
export interface ProcessExportInput {
  /** Null or absent exports all active processes. */
  readonly filter?: ProcessFilter | null;
  readonly orderBy?: ProcessOrder;
  readonly limit: number;
  readonly format: ExportFormat;
}

/** The download and the number of rows, counted up to 10,000. */
export interface ProcessExport {
  /** Null if there are more rows than the limit. */
  readonly download: Download | null;
  readonly count: number;
}

/** Export parameters encoded in the download path. */
interface ExportParams {
  readonly filter: ProcessFilter;
  readonly orderBy: ProcessOrder;
  readonly limit: number;
  /** ISO time of the request. Processes created later are not included. */
  readonly at: string;
}

const pageRows = 2_000;

/**
 * Prepares the download and records it in the activity log. Payload errors: export_limit_invalid, or
 * export_limit_exceeded together with the count. Throws the errors of parseProcessFilter.
 */
export async function exportProcesses(
  ctx: Context,
  { filter, orderBy = null, limit, format }: ProcessExportInput,
): Promise<Outcome<ProcessExport>> {
  const { exportLimit } = await readSettings(ctx.db);
  if (limit < 1 || limit > exportLimit) {
    const bounds = { min: "1", max: String(exportLimit) };
    return refused(userError("export_limit_invalid", ["limit"], bounds));
  }
  const at = ctx.now();
  const params = { filter: compact(filter ?? activeProcesses), orderBy, limit, at: at.toISOString() };
  const found = await countRows(ctx.db, processSource(conditionsOf(params), "CREATED_AT"), exactCountMax + 1);
  const count = Math.min(found, exactCountMax);
  if (found > limit) {
    const counts = { limit: String(limit), count: String(count) };
    return {
      value: { download: null, count },
      errors: [userError("export_limit_exceeded", ["limit"], counts)],
    };
  }
  const fileName = processExportFileName(format, at);
  await inTransaction(ctx, async (tx) => {
    await recordActivity(tx, {
      type: "EXPORT_PROCESSES",
      at,
      actor: requireViewer(ctx),
      target: { kind: "process", id: "" },
      label: fileName,
      after: { count, filter: params.filter },
    });
    return done(null);
  });
  const path = `processes/${format.toLowerCase()}/${encodeExportParams(params)}`;
  const mediaType = processExportTypes[format];
  return done({ download: signedDownload(ctx, path, { fileName, mediaType, byteSize: null }), count });
}

/** Media types of the formats. */
const processExportTypes: Readonly<Record<ExportFormat, string>> = {
  CSV: csvMediaType,
  JSON: "application/json; charset=utf-8",
};

function processExportFileName(format: ExportFormat, at: Date): string {
  return datedFileName("prozesse", at, format.toLowerCase());
}

/** Returns the file for a path created by exportProcesses. Its parts are generated lazily, 2,000 rows each. */
export function processExportFile(db: Database, format: ExportFormat, encoded: string) {
  const params = decodeExportParams(encoded) as ExportParams;
  const fileName = processExportFileName(format, new Date(params.at));
  return { fileName, mediaType: processExportTypes[format], parts: chunksOf(db, format, params) };
}

async function* chunksOf(db: Database, format: ExportFormat, params: ExportParams): AsyncGenerator<string> {
  const isCsv = format === "CSV";
  let isFirst = true;
  for await (const rows of pagesOf(db, params)) {
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

/** Yields at least one page, which may be empty. */
async function* pagesOf(db: Database, params: ExportParams): AsyncGenerator<readonly StoredProcess[]> {
  const { field, isDescending, order } = readProcessOrder(params.orderBy);
  const source = processSource(conditionsOf(params), field);
  let after: Position | null = null;
  for (let left = params.limit; ; left -= pageRows) {
    const range: KeysetRange = { order, isDescending, after, before: null };
    const limit = Math.min(pageRows, left);
    const rows = await selectRange(db, source, range, { limit, fromEnd: false });
    if (rows.length > 0 || after === null) yield rows;
    if (rows.length < pageRows || left <= pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}

function conditionsOf({ filter, at }: Pick<ExportParams, "filter" | "at">): ProcessConditions {
  const conditions = parseProcessFilter(filter);
  const until = new Date(Date.parse(at) + 1);
  const { from, before } = conditions.created;
  return { ...conditions, created: { from, before: before && before < until ? before : until } };
}

/** Drops impossible values to keep the path short. If none remain, the filter still matches nothing. */
function compact({ communes, services, ...filter }: ProcessFilter): ProcessFilter {
  const possible = (values: readonly string[] | null | undefined, isPossible: (value: string) => boolean) => {
    if (!values?.length) return [];
    const kept = [...new Set(values)].filter(isPossible);
    return kept.length > 0 ? kept : ["-"];
  };
  parseProcessFilter({ ...filter, communes: communes ?? null, services: services ?? null });
  return {
    ...filter,
    communes: possible(communes, isAgs),
    services: possible(services, (id) => findService(id) !== undefined),
  };
}

type Column = readonly [name: string, valueOf: (row: StoredProcess) => CsvCell];

const euros = (cents: number | null): CsvCell => (cents === null ? null : { digits: hundredthsText(cents) });

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
  ["Art", (row) => typeLabels[row.type]],
  ["Status", (row) => statusLabels[row.status]],
  ["Versuche", (row) => row.tries],
  ["Neustarts", (row) => row.restarts],
  ["Wiederholung", (row) => retryStateOf(row.type, row.tries)],
  ["Nächster Versuch", (row) => formatTimestamp(row.nextRetryAt)],
  ["Zahlungskennung", (row) => row.paymentIdentifier],
  ["Gebührenabweichung", (row) => euros(row.feeDifference)],
  ["Fehlerart", (row) => row.problem],
  ["HTTP-Status", (row) => row.httpStatus],
  ["Fehlertext", (row) => row.errorText],
  ["Ablage", (row) => recordLabels[row.record]],
  ["Erstellt", (row) => formatTimestamp(row.createdAt)],
  ["Geändert", (row) => formatTimestamp(row.updatedAt)],
];

/** Maps a row to the field names of the GraphQL schema. */
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
    feeDifference: row.feeDifference,
    problem,
    httpStatus,
    errorText,
    createdAt,
    updatedAt,
  };
}
