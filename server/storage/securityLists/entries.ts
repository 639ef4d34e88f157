/** Entries of security lists, as stored. */
import { sql, type RawBuilder } from "kysely";
import type { SecurityListEntryKind, SecurityListKind } from "#domain/securityLists/securityLists";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, type RowOf } from "#server/storage/database/declaredRow";
import {
  placed,
  positionColumn,
  type KeysetOrder,
  type KeysetSource,
  type Placed,
} from "#server/storage/database/keyset";
import type { Stamp } from "#server/storage/stamp";

/** A list of a commune. */
export interface ListKey {
  readonly communeAgs: string;
  readonly list: SecurityListKind;
}

/** An entry as selected. Days are YYYY-MM-DD. */
export type StoredEntry = RowOf<typeof entryRow>;

const entryRow = declareRow({
  id: "security_list_entry.id",
  communeAgs: "security_list_entry.commune_ags",
  list: "security_list_entry.list",
  pattern: "security_list_entry.pattern",
  display: "security_list_entry.display",
  isDomain: "security_list_entry.is_domain",
  reason: "security_list_entry.reason",
  expiresOn: "security_list_entry.expires_on",
  createdAt: "security_list_entry.created_at",
  createdById: "security_list_entry.created_by_id",
  createdByName: "security_list_entry.created_by_name",
  createdByRole: "security_list_entry.created_by_role",
});

const columns = sql`
  e.id, e.commune_ags as "communeAgs", e.list, e.pattern, e.display, e.is_domain as "isDomain", e.reason,
  e.expires_on as "expiresOn", e.created_at as "createdAt", e.created_by_id as "createdById",
  e.created_by_name as "createdByName", e.created_by_role as "createdByRole"`;

/** Columns by which entries can be sorted. */
export type EntryOrderField = "PATTERN" | "CREATED_AT";

/** The order of a sorted list. */
export function entryOrder(field: EntryOrderField): KeysetOrder {
  const keys = {
    PATTERN: { column: "e.pattern", type: "text" },
    CREATED_AT: { column: "e.created_at", type: "timestamp" },
  } as const;
  return { name: field, keys: [keys[field], { column: "e.id", type: "bigint" }] };
}

/** Filter conditions. `null` matches any entry. */
export interface EntryConditions {
  /** LIKE patterns, one of which must match. */
  readonly patterns: readonly string[] | null;
  readonly kind: SecurityListEntryKind | null;
  readonly expires: boolean | null;
}

/** The condition that an entry of the alias has not expired. `today` is the day in Europe/Berlin. */
export function appliesOn(alias: string, today: string): RawBuilder<unknown> {
  const end = sql.ref(`${alias}.expires_on`);
  return sql`(${end} is null or ${end} >= ${today}::date)`;
}

/** The entries of a list that apply and match the conditions. */
export function entrySource(
  key: ListKey,
  { patterns, kind, expires }: EntryConditions,
  today: string,
): KeysetSource<StoredEntry> {
  const parts = [
    sql`e.commune_ags = ${key.communeAgs} and e.list = ${key.list} and ${appliesOn("e", today)}`,
    patterns && sql`e.search_text like any(${patterns}::text[])`,
    kind && (kind === "DOMAIN" ? sql`e.is_domain` : sql`not e.is_domain`),
    expires === null ? null : expires ? sql`e.expires_on is not null` : sql`e.expires_on is null`,
  ].filter((part) => part !== null);
  return {
    row: entryRow,
    select: columns,
    from: sql`security_list_entry e`,
    where: sql.join(parts, sql` and `),
  };
}

/** Returns the entries with these ids, also expired ones, unordered. */
export async function selectEntries(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<StoredEntry[]> {
  const { rows } = await entryRow.sql`
    select ${columns} from security_list_entry e where e.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Returns the entries of both lists of a commune with one of these patterns that apply, unordered. */
export async function selectApplying(
  db: Database | Transaction,
  communeAgs: string,
  patterns: readonly string[],
  today: string,
): Promise<StoredEntry[]> {
  return (await applyingQuery(communeAgs, patterns, today).execute(db)).rows;
}

/** The statement of selectApplying. */
export function applyingQuery(
  communeAgs: string,
  patterns: readonly string[],
  today: string,
): RawBuilder<StoredEntry> {
  return entryRow.sql`
    select ${columns} from security_list_entry e
    where e.commune_ags = ${communeAgs} and e.pattern = any(${patterns}::text[]) and ${appliesOn("e", today)}`;
}

/** Returns the applying entry of a commune with this pattern, with its position in the order. */
export async function selectPlacedEntry(
  db: Database | Transaction,
  communeAgs: string,
  pattern: string,
  order: KeysetOrder,
  today: string,
): Promise<Placed<StoredEntry> | undefined> {
  const { rows } = await placed(entryRow).sql`
    select ${columns}, ${positionColumn(order)} from security_list_entry e
    where e.commune_ags = ${communeAgs} and e.pattern = ${pattern} and ${appliesOn("e", today)}`.execute(db);
  return rows[0];
}

/** An entry to add. */
export interface NewEntry extends Pick<
  StoredEntry,
  "pattern" | "display" | "isDomain" | "reason" | "expiresOn"
> {}

/** Adds an entry. An expired one with its pattern must have been deleted. */
export async function insertEntry(
  tx: Transaction,
  { communeAgs, list }: ListKey,
  { pattern, display, isDomain, reason, expiresOn }: NewEntry,
  { at, by }: Stamp,
): Promise<void> {
  await tx
    .insertInto("security_list_entry")
    .values({
      commune_ags: communeAgs,
      list,
      pattern,
      display,
      is_domain: isDomain,
      reason,
      expires_on: expiresOn,
      created_at: at,
      created_by_id: by.id,
      created_by_name: by.name,
      created_by_role: by.role,
    })
    .execute();
}

/** Deletes the entry of a commune with this pattern if it has expired. */
export async function deleteExpiredEntry(
  tx: Transaction,
  communeAgs: string,
  pattern: string,
  today: string,
): Promise<void> {
  await sql`
    delete from security_list_entry e
    where e.commune_ags = ${communeAgs} and e.pattern = ${pattern} and not ${appliesOn("e", today)}`.execute(
    tx,
  );
}

/** Entries that one statement deletes. */
const sweepRows = 5_000;

/** Deletes a batch of entries that have expired. Returns their number. */
export async function deleteSomeExpiredEntries(db: Database, today: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from security_list_entry where id = any(array(
      select id from security_list_entry where expires_on < ${today}::date limit ${sql.lit(sweepRows)}
    ))`.execute(db);
  return Number(numAffectedRows);
}
