/** Reads feedback: one by id, several by their ids, or pages that match conditions. */
import { sql, type RawBuilder } from "kysely";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { inServiceScope, type ServiceScope } from "#server/storage/communes/serviceScope";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { octets } from "#server/storage/database/octets";
import { feedbackConditions, spreadOf, type FeedbackConditions } from "./feedbackFilter";
import type { StoredActor } from "#server/storage/stamp";

/** An entry as selected. */
export type StoredFeedback = RowOf<typeof feedbackRow>;

const feedbackRow = declareRow({
  id: "feedback.id",
  communeAgs: "feedback.commune_ags",
  communeName: text(),
  serviceId: "feedback.service_id",
  rating: "feedback.rating",
  comment: "feedback.comment",
  originalComment: "feedback.original_comment",
  originalEraseAt: "feedback.original_erase_at",
  hasHints: "feedback.has_hints",
  state: "feedback.state",
  decidedAt: "feedback.decided_at",
  decidedBy: json<StoredActor | null>(),
  decisionReason: "feedback.decision_reason",
  readAt: "feedback.read_at",
  readBy: json<StoredActor | null>(),
  note: "feedback.note",
  noteAt: "feedback.note_at",
  noteBy: json<StoredActor | null>(),
  deliveryState: "feedback.delivery_state",
  deliveryAt: "feedback.delivery_at",
  deliveryHttpStatus: "feedback.delivery_http_status",
  createdAt: "feedback.created_at",
  updatedAt: "feedback.updated_at",
  updatedByName: "feedback.updated_by_name",
  revision: "feedback.revision",
});

/** JSON of the actor of a decision, of the first reading or of the note; null if there is none. */
function actorOf(what: "decided" | "read" | "note"): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`f.${what}_by_${name}`);
  return sql`case when ${column("name")} is not null then json_build_object(
    'id', ${column("id")}, 'name', ${column("name")}, 'role', ${column("role")}) end`;
}

const columns = sql`
  f.id, f.commune_ags as "communeAgs", (select c.name from commune c where c.ags = f.commune_ags) as "communeName",
  f.service_id as "serviceId", f.rating, f.comment, f.original_comment as "originalComment",
  f.original_erase_at as "originalEraseAt", f.has_hints as "hasHints", f.state, f.decided_at as "decidedAt",
  ${actorOf("decided")} as "decidedBy", f.decision_reason as "decisionReason", f.read_at as "readAt",
  ${actorOf("read")} as "readBy", f.note, f.note_at as "noteAt", ${actorOf("note")} as "noteBy",
  f.delivery_state as "deliveryState", f.delivery_at as "deliveryAt",
  f.delivery_http_status as "deliveryHttpStatus", f.created_at as "createdAt", f.updated_at as "updatedAt",
  f.updated_by_name as "updatedByName", f.revision`;

/** Chronological order. */
export const feedbackOrder: KeysetOrder = {
  name: "CREATED_AT",
  keys: [
    { column: "f.created_at", type: "timestamp" },
    { column: "f.id", type: "bigint" },
  ],
};

/** The entries that match the conditions. */
export function feedbackSource(conditions: FeedbackConditions): KeysetSource<StoredFeedback> {
  const spread = spreadOf(conditions);
  return {
    row: feedbackRow,
    select: columns,
    from: sql`feedback f`,
    where: feedbackConditions(conditions),
    bytes: octets(sql`f.comment`, sql`f.original_comment`, sql`f.note`),
    ...(spread && { spread }),
  };
}

/** Returns the entries with these ids that are in the scope, in the order of `ids`. */
export async function selectFeedback(
  db: Database | Transaction,
  ids: readonly number[],
  scope: ServiceScope,
): Promise<StoredFeedback[]> {
  const { rows } = await feedbackRow.sql`
    select ${columns} from feedback f
    where f.id = any(${ids}::bigint[]) and ${inServiceScope("f", scope)}`.execute(db);
  return inOrder(ids, rows);
}

/** Returns the entries about a service that were submitted at a time and are in the scope. */
export async function selectFeedbackOf(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  submittedAt: Date,
  scope: ServiceScope,
): Promise<StoredFeedback[]> {
  const { rows } = await feedbackRow.sql`
    select ${columns} from feedback f
    where f.commune_ags = ${communeAgs} and f.service_id = ${serviceId} and f.created_at = ${submittedAt}
      and ${inServiceScope("f", scope)}`.execute(db);
  return rows;
}

/** Like selectFeedback, and locks the entries until the transaction ends. */
export async function lockFeedback(
  tx: Transaction,
  ids: readonly number[],
  scope: ServiceScope,
): Promise<StoredFeedback[]> {
  // Always lock in the same order, so that concurrent transactions do not deadlock.
  const { rows } = await feedbackRow.sql`
    select ${columns} from feedback f
    where f.id = any(${ids}::bigint[]) and ${inServiceScope("f", scope)} order by f.id for update of f`.execute(
    tx,
  );
  return inOrder(ids, rows);
}

function inOrder(ids: readonly number[], rows: readonly StoredFeedback[]): StoredFeedback[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
