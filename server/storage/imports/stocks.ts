/** Stocks: the rows of one kind that a commune has, had or would get. */
import { sql, type Selectable } from "kysely";
import { snapshotDays, snapshotsMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";

/** Rows that an import replaces as a whole. */
export type StockKind = Selectable<DB["stock"]>["kind"];

/** What others need to know of a stock. */
export interface Stock {
  readonly id: number;
  /** One more with every change of its rows. */
  readonly revision: number;
  readonly row_count: number;
}

const dayMs = 86_400_000;
const stockColumns = ["id", "revision", "row_count"] as const;

/** The commune's current stock; undefined: it has none yet, so no rows. */
export async function selectCurrentStock(
  db: Database | Transaction,
  ags: string,
  kind: StockKind,
): Promise<Stock | undefined> {
  return currentStock(db, ags, kind).executeTakeFirst();
}

/** How often the rows of this stock were changed; undefined: there is no such stock any more. */
export async function selectStockRevision(db: Database, id: number): Promise<number | undefined> {
  const stock = await db.selectFrom("stock").select("revision").where("id", "=", id).executeTakeFirst();
  return stock?.revision;
}

/** The commune's current stock, kept from changes by others until the transaction ends; undefined: none yet. */
export async function lockCurrentStock(
  tx: Transaction,
  ags: string,
  kind: StockKind,
): Promise<Stock | undefined> {
  return currentStock(tx, ags, kind).forUpdate().executeTakeFirst();
}

/** The commune's current stock, locked; made where the commune has none yet. */
export async function ensureCurrentStock(tx: Transaction, ags: string, kind: StockKind): Promise<Stock> {
  const present = await lockCurrentStock(tx, ags, kind);
  if (present) return present;
  // Two may find none at the same time: one makes it, the other waits for that and takes it.
  await sql`
    insert into stock (commune_ags, kind, state) values (${ags}, ${kind}, 'current')
    on conflict (commune_ags, kind) where state = 'current' do nothing`.execute(tx);
  return currentStock(tx, ags, kind).forUpdate().executeTakeFirstOrThrow();
}

/** Notes in the transaction of the change that rows of a stock were added, changed or removed. */
export async function noteStockChanged(
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

/** Makes a stock that an import fills; answers its id. */
export async function insertStagedStock(tx: Transaction, ags: string, kind: StockKind): Promise<number> {
  const { id } = await tx
    .insertInto("stock")
    .values({ commune_ags: ags, kind, state: "staged" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes how many rows an import has put into its stock. */
export async function setRowCount(tx: Transaction, stockId: number, rowCount: number): Promise<void> {
  await tx.updateTable("stock").set({ row_count: rowCount }).where("id", "=", stockId).execute();
}

/** Who replaces a stock, and when. */
export interface Replacement {
  readonly at: Date;
  readonly byId: string | null;
  readonly byName: string;
  readonly byRole: RoleType | null;
}

/** Lets nobody else replace or make the commune's stock until the transaction ends. */
export async function lockReplacing(tx: Transaction, ags: string, kind: StockKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${ags}`}, 0))`.execute(tx);
}

/**
 * Makes a stock the current one; the one before it, if any, is kept for a while as a snapshot. Answers false where the
 * stock is being dropped: the transaction is to be given up.
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
 * Takes hold of the stocks that nobody needs any more: kept for long enough, staged for a preview that came to an end, or
 * taken hold of before. From then on none of them can be put back.
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
                .where("import_preview.state", "in", ["CHECKING", "READY", "COMMITTING"]),
            ),
          ),
        ]),
      ]),
    )
    .returning(["id", "kind"])
    .execute();
}

/** Removes a stock that was taken hold of, and any rows that are left of it. */
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
