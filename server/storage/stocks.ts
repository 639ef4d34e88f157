/** Stocks: the rows of one kind that a commune has, had or would get. */
import { sql } from "kysely";
import type { StockKind } from "./communeTables";
import type { Database, Transaction } from "./database";

/** What others need to know of a stock. */
export interface Stock {
  readonly id: number;
  /** One more with every change of its rows. */
  readonly revision: number;
  readonly row_count: number;
}

const stockColumns = ["id", "revision", "row_count"] as const;

/** The commune's current stock; undefined: it has none yet, so no rows. */
export async function selectCurrentStock(
  db: Database | Transaction,
  ags: string,
  kind: StockKind,
): Promise<Stock | undefined> {
  return currentStock(db, ags, kind).executeTakeFirst();
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

function currentStock(db: Database | Transaction, ags: string, kind: StockKind) {
  return db
    .selectFrom("stock")
    .select(stockColumns)
    .where("commune_ags", "=", ags)
    .where("kind", "=", kind)
    .where("state", "=", "current");
}
