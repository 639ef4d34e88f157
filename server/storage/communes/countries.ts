/** Storage of a commune's list of states and countries. */
import { sql, type RawBuilder } from "kysely";
import { declareRow } from "#server/storage/database/declaredRow";
import type { KeysetOrder } from "#server/storage/database/keyset";
import type { RecordTable } from "./records";

export interface CountryFields {
  readonly name: string;
  /** Result of `nameKey(name)`. */
  readonly nameKey: string;
  readonly isEu: boolean;
}

const name = { column: "r.name", type: "text" } as const;
const id = { column: "r.id", type: "uuid" } as const;

/** Sortable columns. */
export const countryOrders = {
  NAME: { name: "NAME", keys: [name, id] },
  IS_EU: { name: "IS_EU", keys: [{ column: "r.is_eu", type: "boolean" }, name, id] },
} satisfies Record<string, KeysetOrder>;

export const countryTable: RecordTable<CountryFields> = {
  table: "country",
  idType: "uuid",
  from: sql`country r`,
  communeAgs: sql`r.commune_ags`,
  ownerColumn: "commune_ags",
  row: declareRow({
    name: "country.name",
    nameKey: "country.name_key",
    isEu: "country.is_eu",
  }),
  fields: sql`r.name, r.name_key as "nameKey", r.is_eu as "isEu"`,
  columnsOf: (fields) => ({ name: fields.name, name_key: fields.nameKey, is_eu: fields.isEu }),
  unique: { columns: ["name_key"], isOfOwner: true },
  order: countryOrders.NAME,
};

/** A condition for the commune's rows that match the LIKE patterns and the EU flag. `null`: no filter. */
export function countriesOf(
  ags: string,
  patterns: readonly string[] | null,
  isEu: boolean | null,
): RawBuilder<unknown> {
  const found =
    patterns === null ? sql`` : sql` and search_forms(r.name) collate "C" like any(${patterns}::text[])`;
  const flagged = isEu === null ? sql`` : sql` and r.is_eu = ${isEu}`;
  return sql`r.commune_ags = ${ags}${found}${flagged}`;
}
