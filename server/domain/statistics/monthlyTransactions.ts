/** Exports applications by commune, service and month as CSV, without small figures. */
import { isAgs } from "#domain/ags";
import { calendarDayOf } from "#domain/calendarDays";
import { exactCountMax, monthlyTransactionsMax } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import { protectMonthlyRows } from "#domain/statistics/monthlyRows";
import { pointsOf, wholeMonths } from "#domain/statistics/periods";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { selectDailySums, selectMonthlySums } from "#server/storage/statistics/statisticsSums";
import { readCommuneRegister } from "#server/domain/communes/communeRegister";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import { decodeExportParams, encodeExportParams } from "#server/domain/files/exportParams";
import type { FileLanguage } from "#server/domain/imports/importProblemTexts";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { DailyFigures } from "./dailyFigures";
import { daysProblem, type DayRange } from "./statistics";
import { readStatisticsScope, type StatisticsScopeInput } from "./statisticsScope";

/** What to export. */
export interface MonthlyTransactionsInput {
  readonly scope?: StatisticsScopeInput | null;
  readonly days: DayRange;
  readonly language: FileLanguage;
}

/** Parameters in the path of the download. */
interface ExportParams {
  readonly scope: StatisticsScopeInput;
  readonly days: DayRange;
}

/** Maximum number of rows read to decide which are hidden. */
const protectedRowsMax = 500_000;

/** Rows per chunk. */
const chunkRows = 2_000;

const texts = {
  DE: {
    fileName: "monatliche-transaktionen",
    header: [
      "AGS",
      "ARS",
      "Kommune",
      "Leistungsschlüssel (LeiKa)",
      "Dienst-ID",
      "Dienst",
      "Monat",
      "Anträge",
    ],
  },
  EN: {
    fileName: "monthly-transactions",
    header: [
      "AGS",
      "ARS",
      "Commune",
      "Service key (LeiKa)",
      "Service ID",
      "Service",
      "Month",
      "Applications",
    ],
  },
} as const;

/**
 * Prepares the download. Payload errors: end_before_start, date_invalid, export_limit_exceeded, nothing_to_export.
 * @throws GraphQLError bad_request
 */
export async function exportMonthlyTransactions(
  ctx: Context,
  { scope, days, language }: MonthlyTransactionsInput,
): Promise<Outcome<Download>> {
  const problem = daysProblem(days, calendarDayOf(ctx.now()));
  if (problem?.code === "bad_request") throw failure(problem.code, problem.params);
  if (problem) return refused(userError(problem.code, ["days"], problem.params));
  const params = { scope: scope ?? {}, days };
  const { rows } = await readRows(ctx, params);
  if (rows.length === 0) return refused(userError("nothing_to_export"));
  if (rows.length > monthlyTransactionsMax) {
    const count = String(Math.min(rows.length, exactCountMax));
    return refused(
      userError("export_limit_exceeded", null, { limit: String(monthlyTransactionsMax), count }),
    );
  }
  const path = `monthly-transactions/${language.toLowerCase()}/${encodeExportParams(params)}`;
  return done(csvDownload(ctx, path, fileNameOf(ctx, language, params)));
}

/** Returns the file for a path created by exportMonthlyTransactions, with the data that the viewer may see now. */
export function monthlyTransactionsFile(ctx: Context, language: FileLanguage, encoded: string) {
  const params = decodeExportParams(encoded) as ExportParams;
  return { fileName: fileNameOf(ctx, language, params), parts: linesOf(ctx, language, params) };
}

/** Files of different scopes have different names. */
function fileNameOf(ctx: Context, language: FileLanguage, { scope }: ExportParams): string {
  const { commune, serviceId } = scope;
  const parts = [commune && isAgs(commune) ? commune : null, findService(serviceId ?? "")?.id].filter(
    Boolean,
  );
  return datedFileName([texts[language].fileName, ...parts].join("-"), ctx.now());
}

async function* linesOf(ctx: Context, language: FileLanguage, params: ExportParams): AsyncGenerator<string> {
  yield csvHeader(texts[language].header);
  const { rows, names } = await readRows(ctx, params);
  const register = await readCommuneRegister(ctx);
  const lines = rows.map(({ ags, serviceId, month, count }) => [
    ags,
    register.get(ags)?.ars ?? "",
    names.get(ags) ?? "",
    // The catalogue has no keys.
    "",
    serviceId,
    findService(serviceId)?.name[language === "EN" ? "en" : "de"] ?? serviceId,
    month,
    count,
  ]);
  for (let start = 0; start < lines.length; start += chunkRows) {
    yield csvLines(lines.slice(start, start + chunkRows));
  }
}

/**
 * Reads the visible rows. Hidden rows are omitted like empty ones, so that neither can be inferred. Hiding does not
 * depend on the days and scope of the file, so two files of a viewer cannot be combined to reveal rows.
 */
async function readRows(ctx: Context, { scope, days }: ExportParams) {
  const today = calendarDayOf(ctx.now());
  const all = await readProtectedRows(ctx, {}, today);
  const { keys, daily, hiddenMonths } =
    (scope.commune ?? null) === null && (scope.serviceId ?? null) === null
      ? all
      : await readMonths(ctx, scope, today);
  const to = days.to === null || days.to === undefined || days.to > today ? today : days.to;
  const from = days.from ?? (daily.firstDay < to ? daily.firstDay : to);
  const span = wholeMonths({ from, to }, today);
  const isInScope = ({ ags, serviceId }: { readonly ags: string; readonly serviceId: string }) =>
    keys.some((key) => ["", ags].includes(key.ags) && ["", serviceId].includes(key.serviceId));
  const rows = all.rows.filter(
    (row) =>
      span.from <= `${row.month}-01` &&
      `${row.month}-01` <= span.to &&
      !hiddenMonths.has(row.month) &&
      isInScope(row),
  );
  return { rows, names: all.names };
}

/** The months of a scope whose sum is hidden. */
async function readMonths(ctx: Context, scope: StatisticsScopeInput, today: string) {
  const { keys, isProtected } = await readStatisticsScope(ctx, scope);
  const daily = new DailyFigures(await selectDailySums(ctx.db, keys, ["SUBMITTED"]), today, isProtected);
  const months = pointsOf({ from: daily.firstDay, to: today }, "MONTH");
  const hidden = months.filter((month) => daily.isHidden("SUBMITTED", month));
  return { keys, daily, hiddenMonths: new Set(hidden.map(({ from }) => from.slice(0, 7))) };
}

/** All visible rows of a scope. */
async function readProtectedRows(ctx: Context, scope: StatisticsScopeInput, today: string) {
  const months = await readMonths(ctx, scope, today);
  const { keys, daily, hiddenMonths } = months;
  const span = { from: daily.firstDay, to: today };
  const cells = await selectMonthlySums(ctx.db, { keys, ...span, limit: protectedRowsMax + 1 });
  if (cells.length > protectedRowsMax) throw failure("export_limit_exceeded");
  const rows = protectMonthlyRows(cells, hiddenMonths).flatMap(({ count, ...place }) =>
    count === null ? [] : { ...place, count },
  );
  return { ...months, rows, names: new Map(cells.map(({ ags, communeName }) => [ags, communeName])) };
}
