/** Removals of entries from security lists, which keep the entries until they can no longer be undone. */
import { randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import { shownRemovalsMax } from "#domain/securityLists/securityLists";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int8, textArray, type RowOf } from "#server/storage/database/declaredRow";
import { appliesOn, type ListKey } from "./entries";
import type { Stamp } from "#server/storage/stamp";

/** A removal as selected. */
export type StoredRemoval = RowOf<typeof removalRow>;

const removalRow = declareRow({
  id: "security_list_removal.id",
  communeAgs: "security_list_removal.commune_ags",
  list: "security_list_removal.list",
  count: "security_list_removal.count",
  examples: textArray(),
  removedAt: "security_list_removal.removed_at",
  expiresAt: "security_list_removal.expires_at",
  removedById: "security_list_removal.removed_by_id",
  removedByName: "security_list_removal.removed_by_name",
  removedByRole: "security_list_removal.removed_by_role",
});

const examplesMax = 3;

const columns = sql`
  r.id, r.commune_ags as "communeAgs", r.list, r.count, array(
    select x.display from security_list_removed_entry x where x.removal_id = r.id
    order by x.pattern limit ${sql.lit(examplesMax)}
  ) as examples, r.removed_at as "removedAt", r.expires_at as "expiresAt", r.removed_by_id as "removedById",
  r.removed_by_name as "removedByName", r.removed_by_role as "removedByRole"`;

const countRow = declareRow({ count: int8() });
const displayRow = declareRow({ display: "security_list_removed_entry.display" });

/** Returns the removals of a list that can still be undone, latest first. */
export async function selectRemovals(
  db: Database,
  { communeAgs, list }: ListKey,
  now: Date,
): Promise<StoredRemoval[]> {
  const { rows } = await removalRow.sql`
    select ${columns} from security_list_removal r
    where r.commune_ags = ${communeAgs} and r.list = ${list} and r.expires_at > ${now}
    order by r.removed_at desc, r.id desc limit ${sql.lit(shownRemovalsMax)}`.execute(db);
  return rows;
}

/** Returns a removal. */
export async function selectRemoval(tx: Transaction, id: string): Promise<StoredRemoval | undefined> {
  const { rows } = await removalRow.sql`
    select ${columns} from security_list_removal r where r.id = ${id}`.execute(tx);
  return rows[0];
}

const entryColumns = sql.raw(
  "pattern, display, is_domain, reason, expires_on, created_at, created_by_id, created_by_name, created_by_role",
);

/**
 * Moves the entries of a list that match to a new removal, and returns it; undefined if there are none.
 * @param where condition on alias `e` of security_list_entry
 */
export async function moveToRemoval(
  tx: Transaction,
  { communeAgs, list }: ListKey,
  where: RawBuilder<unknown>,
  { at, by }: Stamp,
  expiresAt: Date,
): Promise<StoredRemoval | undefined> {
  const id = randomUUID();
  await tx
    .insertInto("security_list_removal")
    .values({
      id,
      commune_ags: communeAgs,
      list,
      count: 0,
      removed_at: at,
      expires_at: expiresAt,
      removed_by_id: by.id,
      removed_by_name: by.name,
      removed_by_role: by.role,
    })
    .execute();
  const { rows } = await countRow.sql`
    with removed as (delete from security_list_entry e where ${where} returning ${entryColumns}),
      kept as (
        insert into security_list_removed_entry (removal_id, ${entryColumns})
        select ${id}::uuid, ${entryColumns} from removed returning 1
      )
    select count(*) as count from kept`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count === 0) {
    await deleteRemoval(tx, id);
    return undefined;
  }
  await tx.updateTable("security_list_removal").set({ count }).where("id", "=", id).execute();
  return selectRemoval(tx, id);
}

/** Returns the first entries of a removal in their display form. */
export async function selectRemovedDisplays(tx: Transaction, id: string, limit: number): Promise<string[]> {
  const { rows } = await displayRow.sql`
    select display from security_list_removed_entry where removal_id = ${id}
    order by pattern limit ${limit}`.execute(tx);
  return rows.map(({ display }) => display);
}

/**
 * Puts the entries of a removal back to its list, except expired ones and those whose pattern is on a list of the
 * commune. Returns their number.
 */
export async function restoreEntries(
  tx: Transaction,
  { id, communeAgs, list }: Pick<StoredRemoval, "id" | "communeAgs" | "list">,
  today: string,
): Promise<number> {
  await sql`
    delete from security_list_entry e using security_list_removed_entry x
    where x.removal_id = ${id} and e.commune_ags = ${communeAgs} and e.pattern = x.pattern
      and not ${appliesOn("e", today)}`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    insert into security_list_entry (commune_ags, list, ${entryColumns})
    select ${communeAgs}, ${list}, ${entryColumns} from security_list_removed_entry x
    where x.removal_id = ${id} and ${appliesOn("x", today)}
    order by pattern
    on conflict (commune_ags, pattern) do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Deletes a removal with its entries. */
export async function deleteRemoval(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("security_list_removal").where("id", "=", id).execute();
}

/** Deletes the removals that can no longer be undone. */
export async function deleteExpiredRemovals(db: Database, now: Date): Promise<number> {
  const { numDeletedRows: count } = await db
    .deleteFrom("security_list_removal")
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return Number(count);
}
