/** The hash chain over the activity log, and the entries that wait for it. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow } from "#server/storage/database/declaredRow";

/** Key of the advisory lock for appending to the chain. Arbitrary, but used for nothing else. */
const chainLock = 5_390_043;

const waitingRow = declareRow({ id: "activity_waiting.activity_id" });

/** All values of an entry, for hashing. */
export interface HashedEntry {
  readonly id: number;
  readonly at: Date;
  readonly type: string;
  readonly actor_user_id: string | null;
  readonly actor_name: string;
  readonly actor_role: string | null;
  readonly target_kind: string;
  readonly target_id: string;
  readonly commune_ags: string | null;
  readonly service_id: string | null;
  readonly label: string;
  readonly job_id: string | null;
  readonly correlation_id: string | null;
  readonly restores_id: number | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** The latest link of the chain. */
export interface ChainHead {
  readonly position: number;
  readonly hash: Uint8Array;
}

/** A link of the chain with its entry and salt; each is `null` if it no longer exists. */
export interface ChainLink extends ChainHead {
  readonly activityId: number;
  readonly personalDigest: Uint8Array;
  readonly salt: Uint8Array | null;
  readonly entry: HashedEntry | null;
}

/** A link to append. */
export interface NewLink extends ChainHead {
  readonly activityId: number;
  readonly form: number;
  readonly personalDigest: Uint8Array;
  readonly salt: Uint8Array;
}

/** Becomes the only writer of the chain until the transaction ends; false if another server is. */
export async function lockChain(tx: Transaction): Promise<boolean> {
  const { rows } = await lockRow.sql`
    select pg_try_advisory_xact_lock(${sql.lit(chainLock)}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

const lockRow = declareRow({ locked: bool() });

/** Takes up to `limit` entries out of the queue. Returns their ids in ascending order. */
export async function takeWaiting(tx: Transaction, limit: number): Promise<number[]> {
  const { rows } = await waitingRow.sql`
    delete from activity_waiting
    where ctid = any(array(select ctid from activity_waiting limit ${sql.lit(limit)}))
    returning activity_id as id`.execute(tx);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Columns of a HashedEntry, of the table `activity`. */
export const entryColumns = [
  "activity.id",
  "activity.at",
  "activity.type",
  "activity.actor_user_id",
  "activity.actor_name",
  "activity.actor_role",
  "activity.target_kind",
  "activity.target_id",
  "activity.commune_ags",
  "activity.service_id",
  "activity.label",
  "activity.job_id",
  "activity.correlation_id",
  "activity.restores_id",
  "activity.before",
  "activity.after",
] as const;

/** Loads these entries by id, in ascending order. */
export function selectEntries(tx: Transaction, ids: readonly number[]): Promise<HashedEntry[]> {
  return tx.selectFrom("activity").select(entryColumns).where("id", "in", ids).orderBy("id").execute();
}

/** Loads the latest link; undefined if the chain is empty. */
export function selectHead(db: Database | Transaction): Promise<ChainHead | undefined> {
  return db
    .selectFrom("activity_chain")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Appends links with their salts. */
export async function insertLinks(tx: Transaction, links: readonly NewLink[]): Promise<void> {
  await tx
    .insertInto("activity_chain")
    .values(
      links.map(({ position, activityId, form, personalDigest, hash }) => ({
        position,
        activity_id: activityId,
        form,
        personal_digest: personalDigest,
        hash,
      })),
    )
    .execute();
  await tx
    .insertInto("activity_salt")
    .values(links.map(({ activityId, salt }) => ({ activity_id: activityId, salt })))
    .execute();
}

/** Notes the head of the chain on a day. Returns whether it is the first of that day. */
export async function noteHead(
  tx: Transaction,
  day: string,
  { position, hash }: ChainHead,
): Promise<boolean> {
  const values = { position, hash };
  const inserted = await tx
    .insertInto("activity_chain_head")
    .values({ noted_on: day, ...values })
    .onConflict((conflict) => conflict.column("noted_on").doNothing())
    .returning("noted_on")
    .executeTakeFirst();
  if (inserted) return true;
  await tx.updateTable("activity_chain_head").set(values).where("noted_on", "=", day).execute();
  return false;
}

/** Loads the noted heads by position. */
export async function selectNotedHeads(db: Database): Promise<ReadonlyMap<number, Uint8Array>> {
  const heads = await db.selectFrom("activity_chain_head").select(["position", "hash"]).execute();
  return new Map(heads.map(({ position, hash }) => [position, hash]));
}

/** Loads the links after a position, in order. */
export async function selectLinks(db: Database, after: number, limit: number): Promise<ChainLink[]> {
  const rows = await db
    .selectFrom("activity_chain as c")
    .leftJoin("activity", "activity.id", "c.activity_id")
    .leftJoin("activity_salt as s", "s.activity_id", "c.activity_id")
    .select(entryColumns)
    .select(["c.position", "c.activity_id", "c.personal_digest", "c.hash", "s.salt"])
    .where("c.position", ">", after)
    .orderBy("c.position")
    .limit(limit)
    .execute();
  return rows.map(({ position, activity_id, personal_digest, hash, salt, ...entry }) => ({
    position,
    activityId: activity_id,
    personalDigest: personal_digest,
    hash,
    salt,
    entry: isPresent(entry) ? entry : null,
  }));
}

function isPresent(entry: {
  readonly [Name in keyof HashedEntry]: HashedEntry[Name] | null;
}): entry is HashedEntry {
  return entry.id !== null;
}

/** The highest id of all entries; 0 if there are none. */
export async function selectLastId(db: Database): Promise<number> {
  const row = await db.selectFrom("activity").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** An entry that is neither in the chain nor waiting for it, with an id in a range; undefined if there is none. */
export async function selectUnchained(
  db: Database,
  range: { readonly after: number; readonly to: number },
): Promise<{ readonly id: number; readonly at: Date } | undefined> {
  return db
    .selectFrom("activity as a")
    .select(["a.id", "a.at"])
    .where("a.id", ">", range.after)
    .where("a.id", "<=", range.to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("activity_chain as c").select("c.position").whereRef("c.activity_id", "=", "a.id")),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("activity_waiting as w").select("w.activity_id").whereRef("w.activity_id", "=", "a.id"),
        ),
      ),
    )
    .orderBy("a.id")
    .limit(1)
    .executeTakeFirst();
}

/** The number of entries that wait for the chain. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("activity_waiting")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Time of the entry at a position of the chain; null: none. */
export async function selectChainedAt(db: Database, position: number): Promise<Date | null> {
  const row = await db
    .selectFrom("activity_chain as c")
    .innerJoin("activity as a", "a.id", "c.activity_id")
    .select("a.at")
    .where("c.position", "=", position)
    .executeTakeFirst();
  return row?.at ?? null;
}
