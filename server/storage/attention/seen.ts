/** Storage of the marks of lines as seen. */
import type { AttentionKind } from "#domain/attention";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** Identifies a line. */
export interface LineKey {
  readonly kind: AttentionKind;
  /** Null: the only line of the kind. */
  readonly subject: string | null;
}

/** A mark. */
export interface StoredSeen {
  readonly until: Date;
  readonly reason: string;
  /** Rows when it was marked. */
  readonly count: number;
  readonly by: StoredActor;
  readonly at: Date;
}

/** Loads the marks of lines of these kinds that have not ended. */
export async function selectSeen(
  db: Database,
  kinds: readonly AttentionKind[],
  now: Date,
): Promise<readonly (LineKey & StoredSeen)[]> {
  if (kinds.length === 0) return [];
  const rows = await db
    .selectFrom("attention_seen")
    .select(["kind", "subject", "until", "reason", "count", "seen_at as at"])
    .select(["seen_by_id as id", "seen_by_name as name", "seen_by_role as role"])
    .where("kind", "in", kinds)
    .where("until", ">", now)
    .execute();
  return rows.map(({ id, name, role, subject, ...row }) => ({
    ...row,
    subject: subject === "" ? null : subject,
    by: { id, name, role },
  }));
}

/** Marks a line, replacing its former mark. */
export async function upsertSeen(
  tx: Database | Transaction,
  { kind, subject }: LineKey,
  mark: Pick<StoredSeen, "until" | "reason" | "count">,
  { at, by }: Stamp,
): Promise<void> {
  const values = { ...mark, seen_at: at, seen_by_id: by.id, seen_by_name: by.name, seen_by_role: by.role };
  await tx
    .insertInto("attention_seen")
    .values({ kind, subject: subject ?? "", ...values })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doUpdateSet(values))
    .execute();
}

/** Removes the mark of a line, if it has one. */
export async function deleteSeen(tx: Database | Transaction, { kind, subject }: LineKey): Promise<void> {
  await tx
    .deleteFrom("attention_seen")
    .where("kind", "=", kind)
    .where("subject", "=", subject ?? "")
    .execute();
}

/** Deletes the marks that have ended. */
export async function deleteEndedSeen(db: Database, now: Date): Promise<number> {
  const { numDeletedRows: count } = await db
    .deleteFrom("attention_seen")
    .where("until", "<=", now)
    .executeTakeFirst();
  return Number(count);
}
