/** Storage of transfers of texts to other communes: the transfers themselves and their results. */
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { ErrorCode } from "#domain/errorCodes";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { TextTransfer } from "#server/storage/__generated__/tables";
import type { ErrorParams } from "#server/storage/errorParams";

/** A transfer. */
export type StoredTransfer = Selectable<TextTransfer>;

/** Inserts a transfer and returns it as stored. */
export function insertTransfer(tx: Transaction, row: Insertable<TextTransfer>): Promise<StoredTransfer> {
  return tx.insertInto("text_transfer").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Loads the transfer with this id; undefined if there is none. */
export function selectTransfer(db: Database | Transaction, id: string): Promise<StoredTransfer | undefined> {
  return db.selectFrom("text_transfer").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Loads a transfer and locks it until the transaction ends, so that no other server works on it. */
export function lockTransfer(tx: Transaction, id: string): Promise<StoredTransfer | undefined> {
  return tx.selectFrom("text_transfer").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Loads the started transfers from a service, the latest first. */
export function selectStartedTransfers(
  db: Database,
  { communeAgs, serviceId }: CommuneServiceKey,
  max: number,
): Promise<StoredTransfer[]> {
  return db
    .selectFrom("text_transfer")
    .selectAll()
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("started_at", "is not", null)
    .orderBy("started_at", "desc")
    .limit(max)
    .execute();
}

/** Updates a transfer and returns it as stored. */
export function updateTransfer(
  tx: Transaction,
  id: string,
  changes: Updateable<TextTransfer>,
): Promise<StoredTransfer> {
  return tx
    .updateTable("text_transfer")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Numbers of target communes. */
export type TransferCounts = RowOf<typeof countsRow>;

const countsRow = declareRow({
  total: int4(),
  waiting: int4(),
  done: int4(),
  failed: int4(),
  /** Failed in the dry run. */
  impossible: int4(),
  partial: int4(),
});

/** Counts the target communes. */
export async function countTransferCommunes(
  db: Database | Transaction,
  id: string,
): Promise<TransferCounts | undefined> {
  const { rows } = await countsRow.sql`
    select count(*)::int4 as total, (count(*) filter (where state = 'WAITING'))::int4 as waiting,
      (count(*) filter (where state = 'DONE'))::int4 as done,
      (count(*) filter (where state = 'FAILED'))::int4 as failed,
      (count(*) filter (where state = 'FAILED' and finished_at is null))::int4 as impossible,
      (count(*) filter (where changed > 0))::int4 as partial
    from text_transfer_commune where transfer_id = ${id}`.execute(db);
  return rows[0];
}

/** The result of a target commune. */
export type StoredTransferResult = RowOf<typeof resultRow>;

const resultRow = declareRow({
  transferId: "text_transfer_commune.transfer_id",
  ags: "text_transfer_commune.commune_ags",
  communeName: "text_transfer_commune.commune_name",
  state: "text_transfer_commune.state",
  errorCode: "text_transfer_commune.error_code",
  errorParams: "text_transfer_commune.error_params",
  copied: "text_transfer_commune.copied",
  kept: "text_transfer_commune.kept",
  changed: "text_transfer_commune.changed",
});

/** Failures first, then communes with texts that were left out, then by name. */
export const transferResultOrder = {
  name: "RESULT",
  keys: [
    { column: "r.rank", type: "integer" },
    { column: "r.position", type: "integer" },
  ],
} as const satisfies KeysetOrder;

/** The results of a transfer. */
export function transferResultSource(id: string): KeysetSource<StoredTransferResult> {
  return {
    row: resultRow,
    select: sql`
      r.transfer_id as "transferId", r.commune_ags as ags, r.commune_name as "communeName", r.state,
      r.error_code as "errorCode", r.error_params as "errorParams", r.copied, r.kept, r.changed`,
    from: sql`text_transfer_commune r`,
    where: sql`r.transfer_id = ${id}`,
  };
}

/** A commune that is waiting for its texts. */
export interface WaitingCommune {
  readonly ags: string;
  /** Revision of its texts at the dry run. */
  readonly revision: number;
}

/** Loads the next waiting commune, by name. */
export async function selectWaitingCommune(tx: Transaction, id: string): Promise<WaitingCommune | undefined> {
  return tx
    .selectFrom("text_transfer_commune")
    .select(["commune_ags as ags", "revision"])
    .where("transfer_id", "=", id)
    .where("state", "=", sql.lit("WAITING"))
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
}

/** What became of a commune. */
export interface CommuneOutcome {
  readonly copied: number;
  readonly kept: number;
  readonly changed: number;
  /** Null: handled. */
  readonly error: { readonly code: ErrorCode; readonly params: ErrorParams } | null;
}

/** Stores the result of a commune, or of all waiting ones if `ags` is null. */
export async function finishCommune(
  tx: Transaction,
  id: string,
  ags: string | null,
  { error, ...numbers }: CommuneOutcome,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("text_transfer_commune")
    .set({
      ...numbers,
      state: error ? "FAILED" : "DONE",
      error_code: error?.code ?? null,
      error_params: JSON.stringify(error?.params ?? {}),
      finished_at: at,
    })
    .where("transfer_id", "=", id)
    .where("state", "=", sql.lit("WAITING"))
    .$if(ags !== null, (update) => update.where("commune_ags", "=", ags))
    .execute();
}

/** Deletes dry runs that expired before `now`, and transfers that ended before `endedBefore`. */
export async function deleteOldTransfers(db: Database, now: Date, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom("text_transfer")
    .where(({ eb, or, and }) =>
      or([
        and([eb("state", "=", sql.lit("PREPARED")), eb("expires_at", "<", now)]),
        eb("finished_at", "<", endedBefore),
      ]),
    )
    .execute();
}

/** Claims running transfers whose latest sign of life is older than `since`; returns their ids. */
export async function claimOrphanedTransfers(
  db: Database,
  since: Date,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db
    .updateTable("text_transfer")
    .set({ beat_at: now })
    .where("state", "=", sql.lit("RUNNING"))
    .where("beat_at", "<", since)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
