/** Storage of a commune's postal codes, which are the rows of its current stock. */
import { sql, type RawBuilder } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { RecordTable } from "./records";

export interface PostalCodeFields {
  readonly postalCode: string;
  readonly place: string;
}

const code = { column: "r.postal_code", type: "text" } as const;
const place = { column: "r.place", type: "text" } as const;

/** Sortable columns. */
export const postalCodeOrders = {
  POSTAL_CODE: { name: "POSTAL_CODE", keys: [code, place] },
  PLACE: { name: "PLACE", keys: [place, code] },
} satisfies Record<string, KeysetOrder>;

export const postalCodeTable: RecordTable<PostalCodeFields> = {
  table: "commune_postal_code",
  idType: "uuid",
  from: sql`commune_postal_code r join stock s on s.id = r.stock_id and s.state = 'current'`,
  communeAgs: sql`s.commune_ags`,
  ownerColumn: "stock_id",
  row: declareRow({
    postalCode: "commune_postal_code.postal_code",
    place: "commune_postal_code.place",
  }),
  fields: sql`r.postal_code as "postalCode", r.place`,
  columnsOf: (fields) => ({ postal_code: fields.postalCode, place: fields.place }),
  unique: { columns: ["postal_code", "place"], isOfOwner: true },
  order: postalCodeOrders.POSTAL_CODE,
};

/** A condition for the commune's current rows that match any of the LIKE patterns. `null`: all rows. */
export function postalCodesOf(ags: string, patterns: readonly string[] | null): RawBuilder<boolean> {
  // A subquery yields one stock id, so that the sort index can be scanned from the stock's first row.
  const ofStock = sql<boolean>`r.stock_id = (
    select id from stock where commune_ags = ${ags} and kind = 'POSTAL_CODES' and state = 'current')`;
  if (patterns === null) return ofStock;
  return sql`${ofStock} and ${contains(patterns)}`;
}

/** The source of the rows of one stock, which remain readable after the stock was replaced. */
export function postalCodesOfStock(
  stockId: number,
  patterns: readonly string[] | null,
): KeysetSource<PostalCodeFields> {
  const ofStock = sql`r.stock_id = ${stockId}`;
  return {
    row: postalCodeTable.row,
    select: postalCodeTable.fields,
    from: sql`commune_postal_code r`,
    where: patterns === null ? ofStock : sql`${ofStock} and ${contains(patterns)}`,
  };
}

function contains(patterns: readonly string[]): RawBuilder<unknown> {
  return sql`search_forms(r.postal_code || ' ' || r.place) collate "C" like any(${patterns}::text[])`;
}

/** Loads the distinct postal codes of a commune. */
export async function selectCommunePostalCodes(
  db: Database | Transaction,
  ags: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("commune_postal_code as r")
    .select("r.postal_code as code")
    .distinct()
    .where(postalCodesOf(ags, null))
    .execute();
  return rows.map((row) => row.code);
}
