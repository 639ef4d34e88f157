/** Reads the activity log. The permission covers the whole log; entries are not scoped by commune. */
import type { SnapshotSubject } from "#domain/activitySections";
import type { ActivityType } from "#domain/activityTypes";
import { isAgs } from "#domain/ags";
import { startOfDay, startOfNextDay } from "#domain/calendarDays";
import { searchTextMaxLength } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import { collapseWhitespace } from "#server/domain/lists/searchPatterns";
import type { PageBounds } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import {
  activityOrder,
  activitySource,
  selectActivity,
  type ActivityConditions,
  type StoredActivity,
} from "#server/storage/activities";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import { isPid } from "#server/domain/processes/processes";

/** An entry of the activity log. */
export type LoggedActivity = StoredActivity;

/** Filter of the log; `null` and empty lists match all entries. */
export interface ActivityFilter {
  readonly types?: readonly ActivityType[] | null;
  /** Restricts RESTORE_SNAPSHOT entries to this subject. */
  readonly snapshotsOf?: SnapshotSubject | null;
  readonly communes?: readonly string[] | null;
  /** Service ids. */
  readonly services?: readonly string[] | null;
  /** Process ids. */
  readonly processes?: readonly string[] | null;
  /** Entries of this action: a correlation id, or the node id of an entry that shares none. */
  readonly correlationId?: string | null;
  /** Prefix of the actor's name. */
  readonly actor?: string | null;
  readonly period?: { readonly from?: string | null; readonly to?: string | null } | null;
}

/**
 * Returns a page of the log, latest first. Throws bad_request for invalid bounds, cursors and filters; also
 * text_too_long and end_before_start.
 */
export async function listActivities(
  { db }: Context,
  filter: ActivityFilter,
  bounds: PageBounds,
): Promise<CountedPage<StoredActivity>> {
  const communes = given(filter.communes)?.filter(isAgs) ?? null;
  const processes = given(filter.processes)?.filter(isPid) ?? null;
  const { from = null, to = null } = filter.period ?? {};
  if (from !== null && to !== null && to < from) throw failure("end_before_start");
  const source = activitySource({
    types: given(filter.types),
    snapshotsOf: filter.snapshotsOf ?? null,
    communes,
    services: given(filter.services),
    processes,
    action: actionOf(filter.correlationId),
    actor: actorOf(filter),
    from: from === null ? null : startOfDay(from),
    before: to === null ? null : startOfNextDay(to),
  });
  return readCountedPage(db, source, { order: activityOrder, isDescending: true, ...bounds });
}

/** Returns the entry with this id, or null if there is none. */
export async function findActivity({ db }: Context, id: number): Promise<StoredActivity | null> {
  return (await selectActivity(db, id)) ?? null;
}

/** Returns the reason or comment that was entered with a change; null: none. */
export function reasonOf({ after }: LoggedActivity): string | null {
  if (typeof after !== "object" || after === null) return null;
  const { reason, comment }: { readonly reason?: unknown; readonly comment?: unknown } = after;
  return [reason, comment].find((text): text is string => typeof text === "string" && text !== "") ?? null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id that cannot be that of an action matches nothing. */
function actionOf(given: string | null | undefined): ActivityConditions["action"] {
  if (given === null || given === undefined) return null;
  const entry = bareIdOf("Activity", given);
  return entry === null ? { correlationId: uuid.test(given) ? given : null } : { entry: Number(entry) };
}

/** No index covers actor names, but the entries of a single commune are few enough to scan. */
function actorOf({ actor, communes }: ActivityFilter): readonly string[] | null {
  const name = collapseWhitespace(actor ?? "");
  const beginnings = searchForms(name).filter((form) => form !== "");
  if (beginnings.length === 0) return null;
  if (name.length > searchTextMaxLength) {
    throw failure("text_too_long", { max: String(searchTextMaxLength) });
  }
  if (communes?.length !== 1) {
    throw failure("bad_request", { detail: "Filtering by person requires exactly one commune." });
  }
  return beginnings;
}

function given<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  return values?.length ? values : null;
}
