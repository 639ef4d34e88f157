/** Storage of transfers of texts to other communes: runs, with what they transfer, and their results. */
import { sql, type Insertable, type Selectable } from "kysely";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetSource } from "#server/storage/database/keyset";
import { itemColumns, itemRow, itemsOf, type RunItemState } from "#server/storage/runs/runItems";
import type { StoredRun } from "#server/storage/runs/runs";
import type { TextTransfer } from "#server/storage/__generated__/tables";

/** A transfer. */
export type StoredTransfer = StoredRun & Selectable<TextTransfer>;

/** Stores what a run transfers. */
export async function insertTransfer(tx: Transaction, row: Insertable<TextTransfer>): Promise<void> {
  await tx.insertInto("text_transfer").values(row).execute();
}

const transfers = (db: Database | Transaction) =>
  db.selectFrom("run").innerJoin("text_transfer", "text_transfer.run_id", "run.id").selectAll();

/** Loads the transfer with this id; undefined if there is none. */
export function selectTransfer(db: Database | Transaction, id: string): Promise<StoredTransfer | undefined> {
  return transfers(db).where("run.id", "=", id).executeTakeFirst();
}

/** Loads the started transfers from a service, the latest first. */
export function selectStartedTransfers(
  db: Database,
  { communeAgs, serviceId }: CommuneServiceKey,
  max: number,
): Promise<StoredTransfer[]> {
  return transfers(db)
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("started_at", "is not", null)
    .orderBy("started_at", "desc")
    .limit(max)
    .execute();
}

/** Stores whether texts that differ are overwritten, unless a choice says otherwise. */
export async function updateOverwrite(tx: Transaction, id: string, overwrite: boolean): Promise<void> {
  await tx.updateTable("text_transfer").set({ overwrite }).where("run_id", "=", id).execute();
}

/** The result of a target commune. */
export type StoredTransferResult = RowOf<typeof resultRow>;

const resultRow = itemRow.with(
  declareRow({ ags: "run_item.commune_ags", copied: int4(), kept: int4(), changed: int4() }),
);

/** The results of a transfer in these states; null: all. */
export function transferResultSource(
  id: string,
  states: readonly RunItemState[] | null,
): KeysetSource<StoredTransferResult> {
  return {
    row: resultRow,
    select: sql`${itemColumns}, i.commune_ags as ags, coalesce(t.copied, 0) as copied, coalesce(t.kept, 0) as kept,
      coalesce(t.changed, 0) as changed`,
    from: sql`run_item i left join text_transfer_item t on t.run_id = i.run_id and t.position = i.position`,
    where: itemsOf(id, states),
  };
}

/** Numbers of texts of a handled commune. */
export interface CopiedTexts {
  readonly copied: number;
  /** Texts that differ and were not to be overwritten. */
  readonly kept: number;
  /** Texts that were left out since they changed after the dry run. */
  readonly changed: number;
}

/** Stores the numbers of texts of a commune. */
export async function insertCopiedTexts(
  tx: Transaction,
  id: string,
  position: number,
  numbers: CopiedTexts,
): Promise<void> {
  await tx
    .insertInto("text_transfer_item")
    .values({ run_id: id, position, ...numbers })
    .execute();
}
