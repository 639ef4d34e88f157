/** Purposes of selecting entries of the activity log by person, by session. */
import type { Database, Transaction } from "#server/storage/database/database";

/** A declared purpose. */
export interface StoredPurpose {
  readonly id: number;
  readonly purpose: string;
  readonly validUntil: Date;
}

/** Stores a purpose for a session; it replaces those before. */
export function insertPurpose(
  tx: Transaction,
  sessionId: string,
  { purpose, validUntil }: Omit<StoredPurpose, "id">,
): Promise<StoredPurpose> {
  return tx
    .insertInto("activity_purpose")
    .values({ session_id: sessionId, purpose, valid_until: validUntil })
    .returning(["id", "purpose", "valid_until as validUntil"])
    .executeTakeFirstOrThrow();
}

/** Loads the latest purpose of a session, if it is still valid. */
export async function selectPurpose(
  db: Database | Transaction,
  sessionId: string,
  now: Date,
): Promise<StoredPurpose | null> {
  const row = await db
    .selectFrom("activity_purpose")
    .select(["id", "purpose", "valid_until as validUntil"])
    .where("session_id", "=", sessionId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && row.validUntil > now ? row : null;
}

/** Returns those of the persons that were not selected under the purpose before. */
export async function selectNewPersons(
  db: Database | Transaction,
  purposeId: number,
  persons: readonly string[],
): Promise<string[]> {
  const known = await db
    .selectFrom("activity_purpose_person")
    .select("person")
    .where("purpose_id", "=", purposeId)
    .where("person", "in", persons)
    .execute();
  const names = new Set(known.map(({ person }) => person));
  return persons.filter((person) => !names.has(person));
}

/** Stores persons selected under a purpose. Returns those that were not stored before. */
export async function insertPersons(
  tx: Transaction,
  purposeId: number,
  persons: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .insertInto("activity_purpose_person")
    .values(persons.map((person) => ({ purpose_id: purposeId, person })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("person")
    .execute();
  return rows.map(({ person }) => person);
}

/** Names of these users by id; those of removed users are missing. */
export async function selectUsernames(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("user_account")
    .select(["id", "username"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
