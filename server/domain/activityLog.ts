/** Reading the activity log (sections 1 and 4); whoever may read it sees all of it. */
import type { ActivityType } from "#domain/activityTypes";
import { isAgs } from "#domain/ags";
import { exactCountMax } from "#domain/limits";
import type { Page, PageBounds } from "../connection";
import type { Context } from "../context";
import { failure } from "../failure";
import { activityOrder, activitySource, selectActivity, type StoredActivity } from "../storage/activities";
import { countRows } from "../storage/keyset";
import { readPage } from "./paging";

/** Which entries to keep; null and empty lists: all. */
export interface ActivityFilter {
  readonly types?: readonly ActivityType[] | null;
  readonly communes?: readonly string[] | null;
}

/** A page of entries, counted up to 10,000. */
export interface ActivityPage extends Page<StoredActivity> {
  /** Whether there are more entries than were counted. */
  totalCountExceeded(): Promise<boolean>;
}

const filterMax = 200;

/** A page of the log, latest first. Fails with bad_request for bounds, cursors and filters that are wrong. */
export async function listActivities(
  { db }: Context,
  filter: ActivityFilter,
  bounds: PageBounds,
): Promise<ActivityPage> {
  const communes = given(filter.communes);
  const source = activitySource({ types: given(filter.types), communes: communes?.filter(isAgs) ?? null });
  const page = await readPage(db, source, { order: activityOrder, isDescending: true, ...bounds });
  let counting: Promise<number> | undefined;
  const count = () => (counting ??= countRows(db, source, exactCountMax + 1));
  return {
    ...page,
    totalCount: async () => Math.min(exactCountMax, await count()),
    totalCountExceeded: async () => (await count()) > exactCountMax,
  };
}

/** The entry with this id; null: none. */
export async function findActivity({ db }: Context, id: number): Promise<StoredActivity | null> {
  return (await selectActivity(db, id)) ?? null;
}

function given<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  if (!values?.length) return null;
  if (values.length > filterMax) {
    throw failure("bad_request", { detail: `A filter has at most ${filterMax} values.` });
  }
  return values;
}
