/** Reads the activity log. The permission covers the whole log; entries are not scoped by commune. */
import { activityTypesOf, type SnapshotSubject } from "#domain/activitySections";
import type { ActivityType } from "#domain/activityTypes";
import { isAutomatedJobName } from "#domain/automatedJobs";
import { isAgs } from "#domain/ags";
import { startOfDay, startOfNextDay } from "#domain/calendarDays";
import { searchTextMaxLength } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import { collapseWhitespace, requireSearchText } from "#server/domain/lists/searchPatterns";
import type { PageBounds } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import { activityOrder, selectActivity, type StoredActivity } from "#server/storage/activities";
import type {
  ActivityConditions,
  ActivityRole,
  TargetText,
} from "#server/storage/activity/activityConditions";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import { isPid } from "#server/domain/processes/processes";
import { targetOfUrn } from "#server/domain/resources/resourceEntries";
import { requirePurpose } from "./purposes";
import { findSource } from "./readingPlan";

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
  /** Entries of this action: a correlation id, or the node id of an entry that shares none, or of a run of a job. */
  readonly correlationId?: string | null;
  /** Prefix of the actor's name. */
  readonly actor?: string | null;
  /** Database ids of users; empty for an unknown one. */
  readonly actors?: readonly string[] | null;
  readonly roles?: readonly ActivityRole[] | null;
  /** Database ids of users; empty for an unknown one. */
  readonly users?: readonly string[] | null;
  readonly text?: string | null;
  readonly resourceUrn?: string | null;
  /** Name of an automated job. */
  readonly automatedJob?: string | null;
  readonly period?: { readonly from?: string | null; readonly to?: string | null } | null;
}

/**
 * Returns a page of the log, latest first. Selecting by person needs a declared purpose and is recorded. Throws
 * bad_request for invalid bounds, cursors and filters; also text_too_long, end_before_start and purpose_required.
 */
export async function listActivities(
  ctx: Context,
  filter: ActivityFilter,
  bounds: PageBounds,
): Promise<CountedPage<StoredActivity>> {
  const source = await findSource(ctx.db, await readConditions(ctx, filter));
  return readCountedPage(ctx.db, source, { order: activityOrder, isDescending: true, ...bounds });
}

/** Types of entries about automated jobs. Few entries have them, so that they are found by type. */
const automatedJobTypes = activityTypesOf("automated-jobs");

/** Returns the name of the automated job that an entry is about; null: none, or all of them. */
export function automatedJobOf({ type, targetId }: LoggedActivity): string | null {
  return automatedJobTypes.includes(type) && isAutomatedJobName(targetId) ? targetId : null;
}

/** Validates a filter. Records the persons that it selects. Throws as listActivities. */
export async function readConditions(ctx: Context, filter: ActivityFilter): Promise<ActivityConditions> {
  const communes = given(filter.communes)?.filter(isAgs) ?? null;
  const processes = given(filter.processes)?.filter(isPid) ?? null;
  const { from = null, to = null } = filter.period ?? {};
  if (from !== null && to !== null && to < from) throw failure("end_before_start");
  const until = to === null ? null : startOfNextDay(to);
  const actor = actorOf(filter);
  const known = (ids: readonly string[] | null) => ids?.filter((id) => id !== "") ?? null;
  const [actors, users] = [known(given(filter.actors)), known(given(filter.users))];
  const name = actor === null ? null : collapseWhitespace(filter.actor ?? "");
  await requirePurpose(ctx, { userIds: [...(actors ?? []), ...(users ?? [])], name });
  return {
    types: given(filter.types) ?? (filter.automatedJob ? automatedJobTypes : null),
    snapshotsOf: filter.snapshotsOf ?? null,
    communes,
    services: given(filter.services),
    processes,
    action: actionOf(filter.correlationId),
    actor,
    actors,
    roles: given(filter.roles),
    users,
    text: targetTextOf(filter.text),
    automatedJob: filter.automatedJob || null,
    resource: filter.resourceUrn ? targetOfUrn(filter.resourceUrn) : null,
    from: from === null ? null : startOfDay(from),
    before: until,
  };
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
  if (entry !== null) return { entry: Number(entry) };
  const id = bareIdOf("AutomatedJobRun", given) ?? given;
  return { correlationId: uuid.test(id) ? id : null };
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

function targetTextOf(typed: string | null | undefined): TargetText | null {
  const id = requireSearchText(typed);
  const words = id.split(" ").filter((word) => word !== "");
  return words.length === 0 ? null : { words, id };
}

function given<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  return values?.length ? values : null;
}
