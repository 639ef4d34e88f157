/** Streams filtered log entries as CSV. Every export has a purpose and is an entry itself. */
import { checkFreeText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { readSettings } from "#server/domain/installation/settings";
import { csvHeader, csvLines, type CsvCell } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import { decodeExportParams, encodeExportParams } from "#server/domain/files/exportParams";
import { done, inTransaction, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { formatTimestamp } from "#server/domain/processes/exportLabels";
import { requireViewer } from "#server/domain/sessions/sessions";
import { activityOrder, type StoredActivity } from "#server/storage/activities";
import type { ActivityConditions } from "#server/storage/activity/activityConditions";
import type { Database } from "#server/storage/database/database";
import {
  countRows,
  selectRange,
  type KeysetRange,
  type Placed,
  type Position,
} from "#server/storage/database/keyset";
import { recordActivity } from "./activity";
import { readConditions, reasonOf, type ActivityFilter } from "./activityLog";
import { findSource } from "./readingPlan";
import { exportNames, roleNames } from "./exportNames";
import { fieldChanges } from "./fieldChanges";

/** Filter and purpose of an export. */
export interface ActivityExportInput {
  readonly filter: ActivityFilter;
  readonly purpose: string;
}

/** The download and the number of rows, counted up to the limit. */
export interface ActivityExport {
  /** Null if there are more rows than the limit. */
  readonly download: Download | null;
  readonly count: number;
}

/** Parameters encoded in the download path; times as ISO text. */
interface ExportParams extends Omit<ActivityConditions, "from" | "before"> {
  readonly from: string | null;
  readonly before: string;
}

const pageRows = 500;

/**
 * Prepares the download and records it, with the purpose, in the transaction that counts the rows. Payload errors:
 * required, text_too_long and text_invalid at the purpose, or export_limit_exceeded together with the count. Throws the
 * errors of listActivities.
 */
export async function exportActivities(
  ctx: Context,
  { filter, purpose: typed }: ActivityExportInput,
): Promise<Outcome<ActivityExport>> {
  const purpose = readReason(typed);
  const wrong = checkFreeText(purpose, reasonMaxLength);
  if (wrong) return refused(userError(wrong.code, ["purpose"], wrong.params));
  const conditions = await readConditions(ctx, filter);
  const at = ctx.now();
  const { from, before } = conditions;
  // Later entries are not included, so that the file has the counted rows.
  const until = before && before < at ? before : at;
  return inTransaction<ActivityExport>(ctx, async (tx) => {
    const { exportLimit: limit } = await readSettings(tx);
    const found = await countRows(tx, await findSource(tx, { ...conditions, before: until }), limit + 1);
    const count = Math.min(found, limit);
    if (found > limit) {
      const params = { limit: String(limit), count: String(count) };
      return {
        value: { download: null, count },
        errors: [userError("export_limit_exceeded", null, params)],
      };
    }
    const fileName = datedFileName("protokoll", at);
    await recordActivity(tx, {
      type: "EXPORT_ACTIVITIES",
      at,
      actor: requireViewer(ctx),
      target: { kind: "setting", id: "activities" },
      label: fileName,
      after: { statedPurpose: purpose, count, filter: loggedFilter(filter) },
    });
    const params = {
      ...conditions,
      from: from?.toISOString() ?? null,
      before: until.toISOString(),
    } satisfies ExportParams;
    return done({ download: csvDownload(ctx, `activities/${encodeExportParams(params)}`, fileName), count });
  });
}

/** The parts of a filter that restrict it. */
function loggedFilter({ actor, resourceUrn, snapshotsOf: _snapshotsOf, ...filter }: ActivityFilter) {
  const named = { ...filter, actorName: actor, resource: resourceUrn };
  const given = Object.entries(named).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(given);
}

/** Returns the file for a path created by exportActivities. Its parts are generated lazily. */
export function activityExportFile(db: Database, encoded: string, now: Date) {
  const params = decodeExportParams(encoded) as ExportParams;
  return { fileName: datedFileName("protokoll", now), parts: chunksOf(db, params) };
}

async function* chunksOf(
  db: Database,
  { from, before, ...conditions }: ExportParams,
): AsyncGenerator<string> {
  const source = await findSource(db, {
    ...conditions,
    from: from === null ? null : new Date(from),
    before: new Date(before),
  });
  yield csvHeader(columns.map(([name]) => name));
  let after: Position | null = null;
  for (;;) {
    const range: KeysetRange = { order: activityOrder, isDescending: true, after, before: null };
    const rows: Placed<StoredActivity>[] = await selectRange(db, source, range, {
      limit: pageRows,
      fromEnd: false,
    });
    if (rows.length > 0) yield csvLines(rows.map((row) => columns.map(([, valueOf]) => valueOf(row))));
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}

const columns: readonly (readonly [name: string, valueOf: (row: StoredActivity) => CsvCell])[] = [
  ["Zeitpunkt", ({ at }) => formatTimestamp(at)],
  ["Aktion", ({ type }) => exportNames[type] ?? type],
  ["Typ", ({ type }) => type],
  ["Benutzer", ({ actorName }) => actorName],
  ["Rolle", ({ actorRole }) => (actorRole === null ? "System" : roleNames[actorRole])],
  ["AGS", ({ commune }) => commune?.ags ?? null],
  ["Kommune", ({ commune }) => commune?.name ?? null],
  ["Dienst", ({ serviceId }) => serviceId && (findService(serviceId)?.name.de ?? serviceId)],
  ["Ziel", ({ label, commune }) => label || (commune?.name ?? null)],
  ["Ziel-ID", ({ targetId }) => targetId],
  ["Begründung", (row) => reasonOf(row)],
  ["Änderungen", changesText],
  ["Nummer", ({ id }) => id],
  ["Vorgang", ({ correlationId }) => correlationId],
];

/** One line per changed value, secrets masked. */
function changesText({ before, after }: StoredActivity): string {
  return fieldChanges(before, after)
    .map(
      ({ path, before: former, after: present }) => `${path}: ${valueText(former)} → ${valueText(present)}`,
    )
    .join("\n");
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
