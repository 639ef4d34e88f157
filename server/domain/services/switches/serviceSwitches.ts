/** Runs that switch services: reading them, exclusions, and starting them on a day. */
import { addDays, calendarDayOf, startOfDay } from "#domain/calendarDays";
import { findService } from "#domain/serviceCatalogue";
import {
  scheduledSwitchesMax,
  serviceContentKinds,
  serviceSwitchAheadDays,
  undoEndOf,
  type ServiceContentCounts,
  type ServiceSwitchAction,
  type ServiceSwitchObstacle,
} from "#domain/serviceSwitches";
import type { Context } from "#server/context";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { done, inTransaction, userError, type Outcome, type UserError } from "#server/domain/mutationResult";
import { excludeItems } from "#server/domain/runs/exclusions";
import { resultLines, type RunItemKey } from "#server/domain/runs/runResults";
import { dryRunProblem, requireRun, startRun } from "#server/domain/runs/runStates";
import type { Database } from "#server/storage/database/database";
import { itemOrder, type RunItemState } from "#server/storage/runs/runItems";
import { updateRun } from "#server/storage/runs/runs";
import {
  countObstacles,
  excludeObstacle,
  selectItemsOfRows,
  selectSwitchItems,
  sumSwitchItems,
  switchItemSource,
  switchRowSource,
  type ObstacleCount,
  type StoredSwitchItem,
  type StoredSwitchRow,
  type SwitchEffect,
  type SwitchRowFilter,
} from "#server/storage/services/serviceSwitchItems";
import {
  scheduledSwitches,
  updateCommuneCount,
  selectServiceSwitch,
  selectUndo,
  type StoredServiceSwitch,
} from "#server/storage/services/serviceSwitches";
import { serviceSwitchRuns, switchActionOf } from "./switchServices";

export type ServiceSwitch = StoredServiceSwitch;
export type ServiceSwitchItem = StoredSwitchItem;

/** A row of the results. */
export interface ServiceSwitchRow extends StoredSwitchRow {
  readonly items: readonly ServiceSwitchItem[];
}

/** Finds a run by its bare id; null if there is none. */
export async function findServiceSwitch(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<ServiceSwitch | null> {
  return (await selectServiceSwitch(db, id)) ?? null;
}

/** Finds the run that was started last to take a run back; null if there is none. */
export async function findUndo(
  { db }: Pick<Context, "db">,
  { id }: ServiceSwitch,
): Promise<ServiceSwitch | null> {
  return (await selectUndo(db, id)) ?? null;
}

/** Returns the runs that are scheduled for a later day, the next one first. */
export function listScheduledSwitches(ctx: Context): Promise<readonly ServiceSwitch[]> {
  return scheduledSwitches(ctx.db, ctx.now(), scheduledSwitchesMax).execute();
}

/** Returns a page of the rows by name of the commune. Throws bad_request for invalid bounds. */
export async function listSwitchRows(
  { db }: Pick<Context, "db">,
  { id }: ServiceSwitch,
  filter: SwitchRowFilter,
  bounds: PageBounds,
): Promise<Page<ServiceSwitchRow>> {
  const order = { order: itemOrder, isDescending: false };
  const page = await readPage(db, switchRowSource(id, filter), { ...order, ...bounds });
  const items = await selectItemsOfRows(
    db,
    id,
    page.rows.map(({ row }) => row.rowNumber),
  );
  const itemsIn = new Map<number, ServiceSwitchItem[]>();
  for (const item of items) itemsIn.set(item.rowNumber, [...(itemsIn.get(item.rowNumber) ?? []), item]);
  return {
    ...page,
    rows: page.rows.map(({ cursor, row }) => ({
      cursor,
      row: { ...row, items: itemsIn.get(row.rowNumber) ?? [] },
    })),
  };
}

/** No own content. */
const noContent: ServiceContentCounts = {
  texts: 0,
  files: 0,
  formFields: 0,
  settings: 0,
  fees: 0,
  feeRules: 0,
  reports: 0,
  listEntries: 0,
};

/** Totals over the items that are or were handled. */
export async function sumServiceSwitch(
  { db }: Pick<Context, "db">,
  { id }: ServiceSwitch,
): Promise<SwitchEffect> {
  const none = { communes: 0, openApplications: 0, preparedPrices: 0, drafts: 0, content: noContent };
  return (await sumSwitchItems(db, id)) ?? none;
}

/** How many items have which obstacle. */
export function listObstacles(
  { db }: Pick<Context, "db">,
  { id }: ServiceSwitch,
): Promise<readonly ObstacleCount[]> {
  return countObstacles(db, id);
}

/** Until when an ended run can be undone; null: it cannot be, or never could. */
export function undoUntil(
  { state, succeeded, finished_at: finishedAt }: ServiceSwitch,
  now: Date,
): Date | null {
  if ((state !== "FINISHED" && state !== "CANCELLED") || succeeded === 0 || finishedAt === null) return null;
  const end = undoEndOf(finishedAt);
  return now < end ? end : null;
}

/** A run, with some of its items. */
export interface SwitchedItems {
  readonly run: ServiceSwitch | null;
  readonly items: readonly ServiceSwitchItem[];
}

/** Items to exclude from a dry run: these, or all with an obstacle. */
export type SwitchExclusion =
  { readonly keys: readonly (RunItemKey | null)[] } | { readonly obstacle: ServiceSwitchObstacle };

/**
 * Excludes items from a dry run, or includes them again. Payload errors: not_found, preview_expired, already_running,
 * required, status_not_allowed. Throws insufficient_permissions unless the viewer prepared the run.
 */
export async function excludeSwitchItems(
  ctx: Context,
  id: string | null,
  exclusion: SwitchExclusion,
  isExcluded: boolean,
): Promise<Outcome<SwitchedItems>> {
  if ("obstacle" in exclusion) {
    return inTransaction<SwitchedItems>(ctx, async (tx) => {
      const run = await requireRun(tx, serviceSwitchRuns, id);
      const problem = dryRunProblem(ctx, run);
      if (!problem) {
        await excludeObstacle(tx, run.id, exclusion.obstacle, isExcluded);
        await updateRun(tx, run.id, {});
      }
      const value = { run: (await selectServiceSwitch(tx, run.id)) ?? null, items: [] };
      return problem ? { value, errors: [problem] } : done(value);
    });
  }
  const { keys } = exclusion;
  const { value: run, errors } = await excludeItems(ctx, serviceSwitchRuns, id, keys, isExcluded);
  if (!run) return { value: null, errors };
  const found = await findServiceSwitch(ctx, run.id);
  if (errors.length > 0) return { value: { run: found, items: [] }, errors };
  const places = keys.flatMap((key) => key?.place ?? []);
  return { value: { run: found, items: await selectSwitchItems(ctx.db, run.id, places) }, errors };
}

/**
 * Starts a dry run at the beginning of a day in Europe/Berlin. Until then, stopping it changes nothing. Payload errors:
 * date_in_past (the day has begun), date_invalid (more than 400 days ahead), and those of `startRun`.
 */
export async function scheduleServiceSwitch(
  ctx: Context,
  id: string | null,
  day: string,
): Promise<Outcome<ServiceSwitch>> {
  const { value: run, errors } = await startRun(ctx, serviceSwitchRuns, id, async (tx, { id: runId }) => {
    await updateCommuneCount(tx, runId, true);
    return dayError(day, ctx.now()) ?? { beginsAt: startOfDay(day) };
  });
  return { value: run && (await findServiceSwitch(ctx, run.id)), errors };
}

function dayError(day: string, now: Date): UserError | null {
  const today = calendarDayOf(now);
  const latest = addDays(today, serviceSwitchAheadDays);
  if (day <= today) return userError("date_in_past", ["day"]);
  const params = { reason: "out_of_range", min: addDays(today, 1), max: latest };
  return day > latest ? userError("date_invalid", ["day"], params) : null;
}

const doneLabels: Readonly<Record<ServiceSwitchAction, string>> = {
  ENABLE: "eingeschaltet",
  DISABLE: "abgeschaltet",
  ADD: "hinzugefügt",
  REMOVE: "entfernt",
};

const resultLabels: Readonly<Record<Exclude<RunItemState, "SUCCEEDED">, string>> = {
  WAITING: "nicht bearbeitet",
  EXCLUDED: "ausgelassen",
  UNCHANGED: "unverändert",
  IMPOSSIBLE: "nicht möglich",
  FAILED: "fehlgeschlagen",
  SKIPPED: "war schon so",
};

/** Streams the results as CSV, in German like all files for German spreadsheets. */
export function switchResultLines(db: Database, run: ServiceSwitch): AsyncGenerator<string> {
  const succeeded = doneLabels[switchActionOf(run.action)];
  const header = ["AGS", "Kommune", "Dienst", "Bezeichnung", "Ergebnis", "Eigene Inhalte", "Code"];
  return resultLines(db, switchItemSource(run.id), header, (item) => [
    item.ags ?? "",
    item.label,
    item.serviceId,
    findService(item.serviceId)?.name.de ?? "",
    item.itemState === "SUCCEEDED" ? succeeded : resultLabels[item.itemState],
    item.content ? serviceContentKinds.reduce((sum, kind) => sum + (item.content?.[kind] ?? 0), 0) : "",
    item.errorCode ?? "",
  ]);
}
