/** Storage of the delivery to the national feedback component. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, text, uuid, type RowOf } from "#server/storage/database/declaredRow";

/** An entry to deliver. */
export type DeliveredEntry = RowOf<typeof entryRow>;

const entryRow = declareRow({
  key: "feedback.delivery_key",
  ags: "feedback.commune_ags",
  serviceId: "feedback.service_id",
  rating: "feedback.rating",
  /** `null` if it is not approved for publication. */
  comment: text<string | null>(),
  submittedAt: "feedback.created_at",
});

const communeRow = declareRow({ ags: text() });
const batchRow = declareRow({ batch: uuid() });

// Literals, so that the partial index applies.
const isDue = sql`f.delivery_state in ('PENDING', 'FAILED')`;

/** Returns the communes with entries to deliver, in order. */
export async function selectDeliveringCommunes(db: Database | Transaction): Promise<readonly string[]> {
  const { rows } = await communeRow.sql`
    select distinct f.commune_ags as ags from feedback f where ${isDue} order by 1`.execute(db);
  return rows.map(({ ags }) => ags);
}

/** A batch that only this server may send. */
export interface ClaimedBatch {
  /** The same whenever the batch is repeated. */
  readonly id: string;
  readonly entries: readonly DeliveredEntry[];
}

/** Batch to claim, and duration of the claim. */
export interface BatchClaim {
  readonly ags: string;
  readonly sizeMax: number;
  readonly now: Date;
  readonly until: Date;
  /** Entries that failed after this time are left for a later run. */
  readonly runStart: Date;
}

/**
 * Claims a batch: one whose result is unknown if there is any, otherwise the earliest unsent entries. Commit before
 * sending, so that a crash repeats the batch with the same id. Returns null if there is nothing to send.
 */
export async function claimBatch(tx: Transaction, claim: BatchClaim): Promise<ClaimedBatch | null> {
  const { ags, sizeMax, now, until, runStart } = claim;
  const isFree = sql`f.commune_ags = ${ags} and ${isDue}
    and (f.delivery_claimed_until is null or f.delivery_claimed_until <= ${now})
    and (f.delivery_at is null or f.delivery_at < ${runStart})`;
  // Claims of a commune run one after the other, so that two servers never share a batch.
  await sql`select from commune where ags = ${ags} for no key update`.execute(tx);
  const unknown = await batchRow.sql`
    select f.delivery_batch as batch from feedback f where ${isFree} and f.delivery_batch is not null
    order by f.created_at limit 1`.execute(tx);
  const id = unknown.rows[0]?.batch ?? randomUUID();
  const ofBatch = unknown.rows[0]
    ? sql`f.delivery_batch = ${id}`
    : sql`f.id in (
        select f.id from feedback f where ${isFree} and f.delivery_batch is null
        order by f.created_at, f.id limit ${sizeMax})`;
  const { rows } = await entryRow.sql`
    update feedback f set delivery_batch = ${id}, delivery_claimed_until = ${until}
    where f.commune_ags = ${ags} and ${isDue} and ${ofBatch}
    returning f.delivery_key as key, f.commune_ags as ags, f.service_id as "serviceId", f.rating,
      case when f.state = 'APPROVED' then f.comment end as comment, f.created_at as "submittedAt"`.execute(
    tx,
  );
  return rows.length === 0 ? null : { id, entries: rows };
}

/** Records that a batch was delivered. */
export async function recordDelivered(db: Database, batch: string, at: Date): Promise<void> {
  await db
    .updateTable("feedback")
    .set({
      delivery_state: "DELIVERED",
      delivery_at: at,
      delivery_http_status: null,
      delivery_claimed_until: null,
    })
    .where("delivery_batch", "=", batch)
    .execute();
}

/**
 * Records that a batch failed. With a status, it was refused and its entries go into new batches; without one, the
 * result is unknown and the same batch is sent again.
 */
export async function recordFailed(
  db: Database,
  batch: string,
  httpStatus: number | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable("feedback")
    .set({
      delivery_state: "FAILED",
      delivery_at: at,
      delivery_http_status: httpStatus,
      delivery_claimed_until: null,
      ...(httpStatus !== null && { delivery_batch: null }),
    })
    .where("delivery_batch", "=", batch)
    .execute();
}

/** Releases a batch that was not sent completely, for the next server. */
export async function releaseBatch(db: Database, batch: string): Promise<void> {
  await db
    .updateTable("feedback")
    .set({ delivery_claimed_until: null })
    .where("delivery_batch", "=", batch)
    .execute();
}
