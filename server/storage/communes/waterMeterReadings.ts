/** Storage of configurations for water meter readings. */
import { sql } from "kysely";
import { declareRow } from "#server/storage/database/declaredRow";
import type { KeysetOrder } from "#server/storage/database/keyset";
import type { RecordTable } from "./records";

export interface WaterMeterReadingFields {
  readonly name: string;
  /** AGS of the commune whose meters are read. Unique across all owning communes. */
  readonly readingAgs: string;
  /** YYYY-MM-DD. */
  readonly readingFrom: string;
  /** YYYY-MM-DD, inclusive. */
  readonly readingUntil: string;
}

const id = { column: "r.id", type: "uuid" } as const;

/** Sortable columns. */
export const waterMeterReadingOrders = {
  NAME: { name: "NAME", keys: [{ column: "r.name", type: "text" }, id] },
  AGS: { name: "AGS", keys: [{ column: "r.ags", type: "text" }] },
  READING_FROM: { name: "READING_FROM", keys: [{ column: "r.reading_from", type: "day" }, id] },
} satisfies Record<string, KeysetOrder>;

export const waterMeterReadingTable: RecordTable<WaterMeterReadingFields> = {
  table: "water_meter_reading",
  idType: "uuid",
  from: sql`water_meter_reading r`,
  communeAgs: sql`r.commune_ags`,
  ownerColumn: "commune_ags",
  row: declareRow({
    name: "water_meter_reading.name",
    readingAgs: "water_meter_reading.ags",
    readingFrom: "water_meter_reading.reading_from",
    readingUntil: "water_meter_reading.reading_until",
  }),
  fields: sql`r.name, r.ags as "readingAgs", r.reading_from as "readingFrom", r.reading_until as "readingUntil"`,
  columnsOf: (fields) => ({
    name: fields.name,
    ags: fields.readingAgs,
    reading_from: fields.readingFrom,
    reading_until: fields.readingUntil,
  }),
  unique: { columns: ["ags"], isOfOwner: false },
  order: waterMeterReadingOrders.NAME,
};
