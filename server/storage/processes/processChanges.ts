/** Detects recent changes to processes, for clients that watch them. */
import { sql, type RawBuilder } from "kysely";
import { processRecords } from "#domain/processTransitions";
import type { Database } from "#server/storage/database/database";
import { declareRow, int8, timestamptz, type RowOf } from "#server/storage/database/declaredRow";

/** Fingerprint of a set of changed rows: equal marks mean the same rows. */
export type ChangeMark = RowOf<typeof markRow>;

const markRow = declareRow({
  /** Time of the latest stored change; `null` if there was none since then. */
  latest: timestamptz<Date | null>(),
  count: int8(),
  revisions: int8(),
});

// The indexes lead with `record`. Listing every value lets the planner use them and excludes no rows.
const ofAnyRecord = sql`p.record = any(${processRecords}::text[])`;

/** Builds the statement of selectChangeMark. */
export function changeMarkQuery(since: Date): RawBuilder<ChangeMark> {
  return markRow.sql`
    select max(p.updated_at) as latest, count(*) as count, coalesce(sum(p.revision), 0)::bigint as revisions
    from process p where ${ofAnyRecord} and p.updated_at > ${since}`;
}

/** Returns a mark of all changes after that time. Backed by an index. */
export async function selectChangeMark(db: Database, since: Date): Promise<ChangeMark> {
  const { rows } = await changeMarkQuery(since).execute(db);
  return rows[0] ?? { latest: null, count: 0, revisions: 0 };
}

const latestRow = declareRow({ latest: timestamptz<Date | null>() });

/** Builds the statement of selectLatestChange. */
export function latestChangeQuery(): RawBuilder<{ readonly latest: Date | null }> {
  return latestRow.sql`
    select max(each.latest) as latest from unnest(${processRecords}::text[]) as r(record) cross join lateral (
      select max(p.updated_at) as latest from process p where p.record = r.record) as each`;
}

/** Returns the time of the latest change; `null` if there are no processes. Backed by an index. */
export async function selectLatestChange(db: Database): Promise<Date | null> {
  const { rows } = await latestChangeQuery().execute(db);
  return rows[0]?.latest ?? null;
}

/** Returns the revisions of these processes and when each was last changed. */
export async function selectRevisions(
  db: Database,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly revision: number; readonly updatedAt: Date }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("process")
    .select(["id", "revision", "updated_at as updatedAt"])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** Returns the highest id, or 0 if there are no processes. */
export async function selectHighestId(db: Database): Promise<number> {
  const highest = await db
    .selectFrom("process")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return highest.id ?? 0;
}

/** Defines which processes count as new. */
export interface CreatedRange {
  readonly after: Date;
  /** Inclusive; `null` if open-ended. */
  readonly until: Date | null;
  /** Only ids greater than this one. */
  readonly afterId: number;
}

const idRow = declareRow({ id: "process.id" });

/** Builds the statement of selectCreated. */
export function createdQuery(
  condition: RawBuilder<unknown>,
  { after, until, afterId }: CreatedRange,
  max: number,
): RawBuilder<{ readonly id: number }> {
  const end = until === null ? sql`` : sql`and p.created_at <= ${until}`;
  return idRow.sql`
    select p.id from process p
    where ${ofAnyRecord} and ${condition} and p.created_at > ${after} ${end} and p.id > ${afterId}
    order by p.created_at desc, p.id desc limit ${sql.lit(max)}`;
}

/**
 * Returns the ids of at most `max` processes that were created in that span and match the condition, on alias `p` of
 * `process`; latest first. Backed by an index.
 */
export async function selectCreated(
  db: Database,
  condition: RawBuilder<unknown>,
  span: CreatedRange,
  max: number,
): Promise<readonly number[]> {
  const { rows } = await createdQuery(condition, span, max).execute(db);
  return rows.map(({ id }) => id);
}
