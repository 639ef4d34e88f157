/** Stocks: sets of rows of one kind that belong to a commune. A stock is current, replaced, staged or dropped. */
import { sql, type Selectable } from "kysely";
import { snapshotDays, snapshotsMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";

/** Kinds of rows that an import replaces as a whole. */
export type StockKind = Selectable<DB["stock"]>["kind"];

/** The id, revision and size of a stock. */
export interface Stock {
  readonly id: number;
  /** Incremented with every change of its rows. */
  readonly revision: number;
  readonly row_count: number;
}

const dayMs = 86_400_000;
const stockColumns = ["id", "revision", "row_count"] as const;

/** Loads the commune's current stock. Returns `undefined` if it has none yet, and therefore no rows. */
export async function selectCurrentStock(
  db: Database | Transaction,
  ags: string,
  kind: StockKind,
): Promise<Stock | undefined> {
  return currentStock(db, ags, kind).executeTakeFirst();
}

/** Loads the revision of a stock. Returns `undefined` if the stock no longer exists. */
export async function selectStockRevision(db: Database, id: number): Promise<number | undefined> {
  const stock = await db.selectFrom("stock").select("revision").where("id", "=", id).executeTakeFirst();
  return stock?.revision;
}

/** Locks and returns the current stock until the transaction ends. Returns `undefined` if there is none yet. */
export async function lockCurrentStock(
  tx: Transaction,
  ags: string,
  kind: StockKind,
): Promise<Stock | undefined> {
  return currentStock(tx, ags, kind).forUpdate().executeTakeFirst();
}

/** Locks and returns the commune's current stock. Creates it if the commune has none yet. */
export async function ensureCurrentStock(tx: Transaction, ags: string, kind: StockKind): Promise<Stock> {
  const present = await lockCurrentStock(tx, ags, kind);
  if (present) return present;
  // Two transactions may find none at the same time: one creates it, the other waits and uses it.
  await sql`
    insert into stock (commune_ags, kind, state) values (${ags}, ${kind}, 'current')
    on conflict (commune_ags, kind) where state = 'current' do nothing`.execute(tx);
  return currentStock(tx, ags, kind).forUpdate().executeTakeFirstOrThrow();
}

/** Records that rows of a stock were added, changed or deleted. Call it in the transaction of the change. */
export async function recordStockChange(
  tx: Transaction,
  stockId: number,
  { rowDelta }: { readonly rowDelta: number },
): Promise<void> {
  await tx
    .updateTable("stock")
    .set((of) => ({ revision: of("revision", "+", 1), row_count: of("row_count", "+", rowDelta) }))
    .where("id", "=", stockId)
    .execute();
}

/** Creates a staged stock for an import and returns its id. */
export async function insertStagedStock(tx: Transaction, ags: string, kind: StockKind): Promise<number> {
  const { id } = await tx
    .insertInto("stock")
    .values({ commune_ags: ags, kind, state: "staged" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the number of rows that an import has staged. */
export async function setRowCount(tx: Transaction, stockId: number, rowCount: number): Promise<void> {
  await tx.updateTable("stock").set({ row_count: rowCount }).where("id", "=", stockId).execute();
}

/** Author and time of a replacement. */
export interface Replacement {
  readonly at: Date;
  readonly byId: string | null;
  readonly byName: string;
  readonly byRole: RoleType | null;
}

/** Locks the commune's stock of this kind against replacement and creation until the transaction ends. */
export async function lockStockReplacement(tx: Transaction, ags: string, kind: StockKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${ags}`}, 0))`.execute(tx);
}

/**
 * Makes a stock the current one. The previous one, if any, is kept as a snapshot until it expires. Returns false if
 * the stock is being dropped; the caller must then roll back the transaction.
 */
export async function replaceStock(
  tx: Transaction,
  current: Stock | undefined,
  nextId: number,
  { at, byId, byName, byRole }: Replacement,
): Promise<boolean> {
  if (current) {
    await tx
      .updateTable("stock")
      .set({
        state: "replaced",
        replaced_at: at,
        expires_at: new Date(at.getTime() + snapshotDays * dayMs),
        replaced_by_id: byId,
        replaced_by_name: byName,
        replaced_by_role: byRole,
      })
      .where("id", "=", current.id)
      .execute();
  }
  const next = await tx
    .updateTable("stock")
    .set({
      state: "current",
      replaced_at: null,
      expires_at: null,
      replaced_by_id: null,
      replaced_by_name: null,
      replaced_by_role: null,
    })
    .where("id", "=", nextId)
    .where("state", "!=", "dropped")
    .returning(["commune_ags", "kind"])
    .executeTakeFirst();
  if (!next) return false;
  const { commune_ags, kind } = next;
  await sql`
    update stock set expires_at = ${at} where id in (
      select id from stock where commune_ags = ${commune_ags} and kind = ${kind} and state = 'replaced'
      order by replaced_at desc, id desc offset ${snapshotsMax}
    ) and expires_at > ${at}`.execute(tx);
  return true;
}

/**
 * Marks stocks that are no longer needed as dropped and returns them: expired snapshots, staged stocks whose preview
 * has ended, and stocks already marked before. Dropped stocks can no longer be restored.
 */
export async function claimDroppableStocks(
  db: Database,
  now: Date,
): Promise<{ readonly id: number; readonly kind: StockKind }[]> {
  return db
    .updateTable("stock")
    .set({ state: "dropped" })
    .where((of) =>
      of.or([
        of("state", "=", "dropped"),
        of.and([of("state", "=", "replaced"), of("expires_at", "<=", now)]),
        of.and([
          of("state", "=", "staged"),
          of.not(
            of.exists(
              of
                .selectFrom("import_preview")
                .whereRef("staged_stock_id", "=", "stock.id")
                .where("import_preview.state", "in", ["CHECKING", "READY"]),
            ),
          ),
        ]),
      ]),
    )
    .returning(["id", "kind"])
    .execute();
}

/** Deletes a dropped stock and any of its remaining rows. */
export async function deleteStock(db: Database, id: number): Promise<void> {
  await db.deleteFrom("stock").where("id", "=", id).where("state", "=", "dropped").execute();
}

function currentStock(db: Database | Transaction, ags: string, kind: StockKind) {
  return db
    .selectFrom("stock")
    .select(stockColumns)
    .where("commune_ags", "=", ags)
    .where("kind", "=", kind)
    .where("state", "=", "current");
}
