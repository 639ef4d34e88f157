/** Changes of feedback. All expect that the caller has locked the entries. */
import { sql } from "kysely";
import type { FeedbackState } from "#domain/feedback/feedback";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp } from "#server/storage/stamp";

const stampedBy = ({ at, by }: Stamp) => ({ updated_at: at, updated_by_name: by.name });

/** Sets the state of these entries, with the reason. */
export async function updateStates(
  tx: Transaction,
  ids: readonly number[],
  { state, reason }: { readonly state: FeedbackState; readonly reason: string | null },
  stamp: Stamp,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("feedback")
    .set((eb) => ({
      ...stampedBy(stamp),
      revision: eb("revision", "+", 1),
      state,
      decision_reason: reason,
      decided_at: stamp.at,
      decided_by_id: stamp.by.id,
      decided_by_name: stamp.by.name,
      decided_by_role: stamp.by.role,
    }))
    .where("id", "in", [...ids])
    .execute();
}

/** Marks these entries as read by this user. Keeps the first reader. */
export async function markRead(tx: Transaction, ids: readonly number[], { at, by }: Stamp) {
  if (ids.length === 0) return;
  await tx
    .updateTable("feedback")
    .set({ read_at: at, read_by_id: by.id, read_by_name: by.name, read_by_role: by.role })
    .where("id", "in", [...ids])
    .where("read_at", "is", null)
    .execute();
}

/** Marks these entries as unread. */
export async function markUnread(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("feedback")
    .set({ read_at: null, read_by_id: null, read_by_name: null, read_by_role: null })
    .where("id", "in", [...ids])
    .where("read_at", "is not", null)
    .execute();
}

/** Replaces the note; `null` removes it. */
export async function updateNote(
  tx: Transaction,
  id: number,
  note: string | null,
  stamp: Stamp,
): Promise<void> {
  const by = note === null ? null : stamp.by;
  await tx
    .updateTable("feedback")
    .set((eb) => ({
      ...stampedBy(stamp),
      revision: eb("revision", "+", 1),
      note,
      note_at: by && stamp.at,
      note_by_id: by?.id ?? null,
      note_by_name: by?.name ?? null,
      note_by_role: by?.role ?? null,
    }))
    .where("id", "=", id)
    .execute();
}

/** A comment with its original. */
export interface CommentFields {
  readonly comment: string | null;
  readonly hasHints: boolean;
  /** `null`, like its erasure time, if the comment is as submitted. */
  readonly originalComment: string | null;
  readonly originalEraseAt: Date | null;
}

/** Replaces the comment and its original. */
export async function updateComment(
  tx: Transaction,
  id: number,
  { comment, hasHints, originalComment, originalEraseAt }: CommentFields,
  stamp: Stamp,
): Promise<void> {
  await tx
    .updateTable("feedback")
    .set((eb) => ({
      ...stampedBy(stamp),
      revision: eb("revision", "+", 1),
      comment,
      has_hints: hasHints,
      original_comment: originalComment,
      original_erase_at: originalEraseAt,
    }))
    .where("id", "=", id)
    .execute();
}

const eraseBatchSize = 1_000;

/** Erases a batch of originals whose retention period has ended. Returns their number. */
export async function eraseSomeOriginals(db: Database, now: Date): Promise<number> {
  const { rows } = await sql`
    update feedback set original_comment = null, original_erase_at = null where id in (
      select id from feedback where original_erase_at <= ${now}
      order by original_erase_at limit ${eraseBatchSize} for update skip locked
    ) returning id`.execute(db);
  return rows.length;
}
