/** Exports bookings as numbered runs and stores their files. Within a series, each cent is exported once. */
import { createHash, randomUUID } from "node:crypto";
import { bookingOtherSeriesMax, bookingRunRowsMax } from "#domain/accounting/bookings";
import type { BookingLayout } from "#domain/accounting/bookingLayout";
import { calendarDayOf } from "#domain/calendarDays";
import { roleTypeOf } from "#domain/permissions";
import { exportedLayoutSchema, readBookingLayout } from "#domain/schemas/bookingLayout";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { canAccessCommune, requireCommune } from "#server/domain/communes/communeScope";
import { FieldChecks } from "#server/domain/fieldChecks";
import { workbookMediaType } from "#server/domain/files/workbook";
import {
  done,
  inTransaction,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  insertRunRows,
  previewRun,
  readRunRows,
  type RunTarget,
} from "#server/storage/accounting/bookingRunRows";
import type { BookingRunFilter } from "#server/storage/columnTypes";
import {
  insertBookingRun,
  insertRunPart,
  lockBookingsOf,
  nextRunNumber,
  selectBookingRuns,
  updateRunFile,
  updateRunSums,
} from "#server/storage/accounting/bookingRuns";
import { isCommune } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { bookingFileParts, type BookingFileInfo } from "./bookingFile";
import type { BookingFileRow } from "#domain/accounting/bookingCells";
import { typedLayout, type LayoutEntered } from "./bookingLayouts";
import { fileEraseAt, findBookingRun, runScopeOf, type BookingRun } from "./bookingRuns";
import { canSeeVehicles, type BookingFilter } from "./bookings";
import { readRunFilter, runConditions, runFilterLines } from "./runFilter";

/** Selects the content of a run. */
export interface RunInput {
  readonly commune: string;
  /** Ignored for a run that continues another one. */
  readonly filter: BookingFilter;
  /** Bare id of the run to continue. `null`: a new series; `undefined`: the given id is not that of a run. */
  readonly sinceRun: string | null | undefined;
}

/** Sums of what a run would contain. */
export interface RunPreview {
  readonly rowCount: number;
  readonly correctionCount: number;
  readonly total: number;
  readonly vat: number;
  readonly otherSeriesCount: number;
  readonly otherSeries: readonly { readonly rowCount: number; readonly latestRun: BookingRun }[];
  readonly unbookedCount: number;
}

/**
 * Returns what a run would contain now; null if the commune is unknown or foreign, or the run to continue is unknown.
 * Throws bad_request and end_before_start.
 */
export async function previewBookingRun(ctx: Context, input: RunInput): Promise<RunPreview | null> {
  const { commune, sinceRun } = input;
  if (!canAccessCommune(ctx, commune) || !(await isCommune(ctx.db, commune))) return null;
  const since = typeof sinceRun === "string" ? await findBookingRun(ctx, sinceRun) : null;
  if (sinceRun !== null && since?.communeAgs !== commune) return null;
  const filter = since?.filter ?? readRunFilter(ctx, commune, input.filter);
  const target = targetOf(ctx, commune, since, filter);
  const preview = await previewRun(ctx.db, target, runScopeOf(ctx), bookingOtherSeriesMax);
  const latestIds = preview.otherSeries.map(({ latestRunId }) => latestRunId);
  const latestRuns = await selectBookingRuns(ctx.db, latestIds, null);
  return {
    ...preview,
    rowCount: Math.min(preview.rowCount, bookingRunRowsMax + 1),
    otherSeries: preview.otherSeries.flatMap(({ latestRunId, rowCount }) => {
      const latestRun = latestRuns.find(({ id }) => id === latestRunId);
      return latestRun ? { rowCount, latestRun } : [];
    }),
  };
}

/**
 * Exports the changes since the given run, or all booked bookings under the filter. Payload errors: see the contract.
 * Throws bad_request and end_before_start, and insufficient_permissions for a foreign commune.
 */
export async function exportBookings(
  ctx: Context,
  input: RunInput & { readonly layout: LayoutEntered },
): Promise<Outcome<BookingRun>> {
  return inTransaction<BookingRun>(ctx, async (tx) => {
    const commune = await requireCommune(ctx, tx, input.commune, "commune");
    const layout = readLayout(input.layout);
    await lockBookingsOf(tx, commune.ags);
    const since = await readSince(ctx, tx, input);
    const filter = since?.filter ?? readRunFilter(ctx, commune.ags, input.filter);

    const at = ctx.now();
    const number = await nextRunNumber(tx, commune.ags);
    const id = await insertEmptyRun(ctx, tx, { ags: commune.ags, number, since, filter, layout, at });
    const target = targetOf(ctx, commune.ags, since, filter);
    const sums = await insertRunRows(tx, id, target, bookingRunRowsMax);
    if (sums.rowCount === 0) throw new Refusal([userError("no_new_bookings")]);
    if (sums.rowCount > bookingRunRowsMax) {
      const params = { limit: String(bookingRunRowsMax), count: String(sums.rowCount) };
      throw new Refusal([userError("export_limit_exceeded", null, params)]);
    }
    await updateRunSums(tx, id, sums);
    const info = {
      communeName: commune.name,
      communeAgs: commune.ags,
      runNumber: number,
      at,
      filterLines: runFilterLines(filter),
    };
    const file = await writeFile(tx, id, layout, info, showsVehicles(ctx, layout));
    await updateRunFile(tx, id, file);
    await recordActivity(tx, {
      type: "EXPORT_BOOKINGS",
      at,
      actor: requireViewer(ctx),
      target: { kind: "commune", id: commune.ags },
      ags: commune.ags,
      label: `Lauf ${number}`,
      after: {
        run: number,
        rows: sums.rowCount,
        corrections: sums.correctionCount,
        total: sums.total,
        sha256: file.sha256,
      },
    });
    const [run] = await selectBookingRuns(tx, [id], null);
    if (!run) throw new Error("The run does not exist.");
    return done(run);
  });
}

/** @throws Refusal */
function readLayout(entered: LayoutEntered): BookingLayout {
  const checks = new FieldChecks();
  const { layout } = checks.read(exportedLayoutSchema, { layout: typedLayout(entered) });
  refuseIf(checks.errors);
  return readBookingLayout(layout);
}

/** The run to continue; null for a new series. @throws Refusal not_found, booking_run_continued */
async function readSince(
  ctx: Context,
  tx: Transaction,
  { commune, sinceRun }: RunInput,
): Promise<BookingRun | null> {
  if (sinceRun === null) return null;
  const [since] = sinceRun === undefined ? [] : await selectBookingRuns(tx, [sinceRun], runScopeOf(ctx));
  if (since?.communeAgs !== commune) throw new Refusal([userError("not_found", ["sinceRun"])]);
  if (since.continuedById === null) return since;
  const [next] = await selectBookingRuns(tx, [since.continuedById], null);
  const params = { number: String(next?.number ?? "") };
  throw new Refusal([userError("booking_run_continued", ["sinceRun"], params)]);
}

function targetOf(
  ctx: Context,
  communeAgs: string,
  since: BookingRun | null,
  filter: BookingRunFilter,
): RunTarget {
  const seriesId = since?.seriesId ?? null;
  return { seriesId, communeAgs, conditions: runConditions(ctx, communeAgs, filter) };
}

interface NewRun {
  readonly ags: string;
  readonly number: number;
  readonly since: BookingRun | null;
  readonly filter: BookingRunFilter;
  readonly layout: BookingLayout;
  readonly at: Date;
}

/** Inserts a run for its rows and parts to reference. Returns its id. */
async function insertEmptyRun(
  ctx: Context,
  tx: Transaction,
  { ags, number, since, filter, layout, at }: NewRun,
): Promise<string> {
  const viewer = requireViewer(ctx);
  const id = randomUUID();
  await insertBookingRun(tx, {
    id,
    commune_ags: ags,
    number,
    series_id: since?.seriesId ?? id,
    since_id: since?.id ?? null,
    filter: JSON.stringify(filter),
    layout: JSON.stringify(layout),
    row_count: 0,
    correction_count: 0,
    total: 0,
    vat: 0,
    byte_size: 0,
    sha256: "",
    file_name: `Buchungen-${ags}-Lauf-${String(number).padStart(4, "0")}.${layout.format.toLowerCase()}`,
    media_type: mediaTypeOf(layout),
    has_vehicles: showsVehicles(ctx, layout),
    created_at: at,
    file_erase_at: fileEraseAt(at),
    created_by_id: viewer.id,
    created_by_name: viewer.username,
    created_by_role: roleTypeOf(viewer) ?? null,
  });
  return id;
}

function mediaTypeOf({ format, encoding }: BookingLayout): string {
  if (format === "XLSX") return workbookMediaType;
  return `text/csv; charset=${encoding === "WINDOWS_1252" ? "windows-1252" : "utf-8"}`;
}

function showsVehicles(ctx: Context, { columns }: BookingLayout): boolean {
  const hasColumn = columns.some(({ column }) => column === "LICENCE_PLATE" || column === "VIN");
  return hasColumn && canSeeVehicles(ctx);
}

const partBytes = 1_048_576;

/** Generates the file of a run from its rows, and stores it in parts. */
async function writeFile(
  tx: Transaction,
  runId: string,
  layout: BookingLayout,
  info: BookingFileInfo,
  withVehicles: boolean,
) {
  const hash = createHash("sha256");
  let [byteSize, position, waiting] = [0, 0, 0];
  let chunks: Uint8Array[] = [];
  const store = async () => {
    await insertRunPart(tx, runId, position, Buffer.concat(chunks));
    position += 1;
    chunks = [];
    waiting = 0;
  };
  for await (const chunk of bookingFileParts(layout, fileRows(tx, runId, info, withVehicles), info)) {
    hash.update(chunk);
    chunks.push(chunk);
    byteSize += chunk.length;
    waiting += chunk.length;
    if (waiting >= partBytes) await store();
  }
  if (waiting > 0) await store();
  return { byteSize, sha256: hash.digest("hex") };
}

async function* fileRows(
  tx: Transaction,
  runId: string,
  { communeAgs }: BookingFileInfo,
  withVehicles: boolean,
): AsyncGenerator<BookingFileRow> {
  for await (const { bookedAt, licencePlate, vin, ...row } of readRunRows(tx, runId)) {
    yield {
      ...row,
      date: calendarDayOf(bookedAt),
      serviceName: findService(row.serviceId)?.name.de ?? row.serviceId,
      licencePlate: withVehicles ? licencePlate : null,
      vin: withVehicles ? vin : null,
      communeAgs,
    };
  }
}
