/** Storage of favourites and visited places. */
import { sql } from "kysely";
import type { PlaceKey } from "#domain/places";
import type { Database, Transaction } from "#server/storage/database/database";

/** A visit. */
export interface StoredVisit extends PlaceKey {
  readonly section: string | null;
}

/** Loads the favourites of a user, in the order in which they were added. */
export async function selectFavourites(db: Database | Transaction, userId: string): Promise<PlaceKey[]> {
  return db
    .selectFrom("favourite_place")
    .select(["kind", "key"])
    .where("user_id", "=", userId)
    .orderBy("added_at")
    .orderBy("kind")
    .orderBy("key")
    .execute();
}

/** Loads the places that a user has visited, latest first. */
export async function selectVisits(db: Database | Transaction, userId: string): Promise<StoredVisit[]> {
  return db
    .selectFrom("visited_place")
    .select(["kind", "key", "section"])
    .where("user_id", "=", userId)
    .orderBy("visited_at", "desc")
    .execute();
}

/** A place from the perspective of a user. */
export interface UserPlace extends PlaceKey {
  readonly userId: string;
}

/** Whether these places are favourites of their users, in the same order. */
export async function selectIsFavourite(db: Database, places: readonly UserPlace[]): Promise<boolean[]> {
  const users = [...new Set(places.map(({ userId }) => userId))];
  const rows = await db
    .selectFrom("favourite_place")
    .select(["user_id as userId", "kind", "key"])
    .where(sql<boolean>`user_id = any(${users}::uuid[])`)
    .execute();
  const marked = new Set(rows.map(nameOf));
  return places.map((place) => marked.has(nameOf(place)));
}

/** Locks the user until the transaction ends, so that limits hold for concurrent calls. */
export async function lockPlacesOf(tx: Transaction, userId: string): Promise<void> {
  await sql`select from user_account where id = ${userId} for no key update`.execute(tx);
}

/** Adds a favourite behind the others unless it is one already. The user must be locked. */
export async function insertFavourite(
  tx: Transaction,
  userId: string,
  { kind, key }: PlaceKey,
  at: Date,
): Promise<void> {
  const last = await tx
    .selectFrom("favourite_place")
    .select("added_at as at")
    .where("user_id", "=", userId)
    .orderBy("added_at", "desc")
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto("favourite_place")
    .values({ user_id: userId, kind, key, added_at: later(at, last) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes favourites. */
export async function deleteFavourites(
  tx: Transaction,
  userId: string,
  places: readonly PlaceKey[],
): Promise<void> {
  const kinds = places.map(({ kind }) => kind);
  const keys = places.map(({ key }) => key);
  await sql`
    delete from favourite_place where user_id = ${userId}
    and (kind, key) in (select * from unnest(${kinds}::text[], ${keys}::text[]))`.execute(tx);
}

/** Stores visits, the earliest first, as the latest of the user, who must be locked. They must be of different places. */
export async function upsertVisits(
  tx: Transaction,
  userId: string,
  visits: readonly StoredVisit[],
  at: Date,
): Promise<void> {
  const last = await tx
    .selectFrom("visited_place")
    .select("visited_at as at")
    .where("user_id", "=", userId)
    .orderBy("visited_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const start = later(at, last).getTime();
  await tx
    .insertInto("visited_place")
    .values(
      visits.map(({ kind, key, section }, place) => ({
        user_id: userId,
        kind,
        key,
        section,
        visited_at: new Date(start + place),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind", "key"]).doUpdateSet(({ ref }) => ({
        section: ref("excluded.section"),
        visited_at: ref("excluded.visited_at"),
      })),
    )
    .execute();
}

/** Removes all but the latest visits of a user. */
export async function deleteOldVisits(tx: Transaction, userId: string, kept: number): Promise<void> {
  await sql`
    delete from visited_place where user_id = ${userId} and (kind, key) in (
      select kind, key from visited_place where user_id = ${userId}
      order by visited_at desc, kind, key offset ${kept})`.execute(tx);
}

/** The time, or just after the last one if a clock is behind, so that times give the order. */
function later(at: Date, last: { readonly at: Date } | undefined): Date {
  return new Date(Math.max(at.getTime(), (last?.at.getTime() ?? 0) + 1));
}

function nameOf({ userId, kind, key }: UserPlace): string {
  return `${userId} ${kind} ${key}`;
}
