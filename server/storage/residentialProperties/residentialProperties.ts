/** Residential properties as stored: the rows of the current stock of a commune, or of any other stock. */
import { sql } from "kysely";
import { rowKey } from "#domain/imports/importFormat";
import {
  residentialPropertyKey,
  type ResidentialPropertyField,
} from "#domain/imports/residentialPropertyFormat";
import { keyBits, type KeyBits } from "#domain/imports/seenKeys";
import { searchForms } from "#domain/searchText";
import type { Database } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";
import type { KeyColumn, KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { recordRow, type RecordTable, type StoredRecord } from "#server/storage/communes/records";
import { propertiesWhere, type PropertyConditions } from "./residentialPropertyFilter";

/** The ten fields; an absent one is the empty string. */
export type ResidentialPropertyFields = Readonly<Record<ResidentialPropertyField, string>>;

const text = (column: string): KeyColumn => ({ column: `r.${column}`, type: "text" });
const street = text("street_key");
const number: KeyColumn = { column: "r.house_number_value", type: "integer" };
const id: KeyColumn = { column: "r.id", type: "bigint" };

/** Columns to sort by. Ties are broken by street and house number. */
export const residentialPropertyOrders = {
  STREET: { name: "STREET", keys: [street, number, text("letter"), id] },
  POSTAL_CODE: { name: "POSTAL_CODE", keys: [text("postal_code"), street, number, id] },
  LOCATION: { name: "LOCATION", keys: [text("location_key"), street, number, id] },
  DISTRICT: { name: "DISTRICT", keys: [text("district_key"), street, number, id] },
} satisfies Record<string, KeysetOrder>;

/** The fields under the names used outside of the database. */
const fields = sql`
  r.ags, r.postal_code as "postalCode", r.location, r.district, r.street, r.house_number as "houseNumber", r.letter,
  r.part_number as "partNumber", r.supplements, r.house_number_letter as "houseNumberLetter"`;

export const residentialPropertyTable: RecordTable<ResidentialPropertyFields> = {
  table: "residential_property",
  idType: "bigint",
  from: sql`residential_property r join stock s on s.id = r.stock_id and s.state = 'current'`,
  communeAgs: sql`s.commune_ags`,
  ownerColumn: "stock_id",
  row: declareRow({
    ags: "residential_property.ags",
    postalCode: "residential_property.postal_code",
    location: "residential_property.location",
    district: "residential_property.district",
    street: "residential_property.street",
    houseNumber: "residential_property.house_number",
    letter: "residential_property.letter",
    partNumber: "residential_property.part_number",
    supplements: "residential_property.supplements",
    houseNumberLetter: "residential_property.house_number_letter",
  }),
  fields,
  columnsOf: (values) => residentialPropertyColumns(values),
  unique: { columns: ["key_hash"], isOfOwner: true },
  order: residentialPropertyOrders.STREET,
};

/** Returns the highest id of all rows, or 0 if there are none. */
export async function selectLastPropertyId(db: Database): Promise<number> {
  const last = await db
    .selectFrom("residential_property")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return last.id ?? 0;
}

/** Rows of one stock of a commune, for paging. The condition on the stock id lets the query use the indexes. */
export function residentialPropertySource(
  communeAgs: string,
  conditions: PropertyConditions,
): KeysetSource<StoredRecord<ResidentialPropertyFields>> {
  return {
    row: recordRow(residentialPropertyTable),
    select: sql`
      r.id::text as id, ${communeAgs}::text as "communeAgs", r.revision, r.updated_at as "updatedAt",
      r.updated_by_name as "updatedByName", ${fields}`,
    from: sql`residential_property r`,
    where: propertiesWhere(conditions),
  };
}

/**
 * Maps a property to its stored columns, including those for sorting and comparison. `bits` is the hash of its row key.
 */
export function residentialPropertyColumns(
  fields: ResidentialPropertyFields,
  bits: KeyBits = keyBits(rowKey(residentialPropertyKey, fields)),
): Readonly<Record<string, string | number>> {
  return {
    ags: fields.ags,
    postal_code: fields.postalCode,
    location: fields.location,
    district: fields.district,
    street: fields.street,
    house_number: fields.houseNumber,
    letter: fields.letter,
    part_number: fields.partNumber,
    supplements: fields.supplements,
    house_number_letter: fields.houseNumberLetter,
    street_key: sortKey(fields.street),
    location_key: sortKey(fields.location),
    district_key: sortKey(fields.district),
    house_number_value: Number(/^\d{1,9}/.exec(fields.houseNumber)?.[0] ?? 0),
    key_hash: BigInt.asIntN(64, (BigInt(bits.high) << 32n) | BigInt(bits.low)).toString(),
  };
}

const sortKeys = new Map<string, string>();
const sortKeysMax = 5_000;

/**
 * Folds case and accents, and umlauts to their base vowel, so that byte order is German order. Cached, because names
 * repeat from row to row.
 */
function sortKey(name: string): string {
  let key = sortKeys.get(name);
  if (key === undefined) {
    key = searchForms(name)[0] ?? "";
    if (sortKeys.size >= sortKeysMax) sortKeys.clear();
    sortKeys.set(name, key);
  }
  return key;
}
