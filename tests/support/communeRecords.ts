/** A commune with one record of every kind, as node ids, for tests of mutations. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { toNodeId } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";
import { insertRecord } from "#server/storage/communes/records";
import { residentialPropertyTable } from "#server/storage/residentialProperties/residentialProperties";
import { ensureCurrentStock, recordStockChange } from "#server/storage/imports/stocks";
import { storeFeeRecords } from "./feeRecords";
import { storeCommunes } from "./register";

/** The records of a commune; all at revision 1. */
export interface CommuneRecords {
  readonly ags: string;
  readonly revision: number;
  /** Node ids. */
  readonly enabledService: string;
  readonly disabledService: string;
  readonly postalCode: string;
  readonly registerOffice: string;
  readonly country: string;
  readonly waterMeterReading: string;
  readonly residentialProperty: string;
  readonly postalCodeSnapshot: string;
}

const stamp = { at: new Date("2026-11-19T10:00:00.000Z"), by: "" };

/** Stores such a commune; its reading period has ended. */
export async function storeCommuneRecords(db: Database, ags: string): Promise<CommuneRecords> {
  const services = ["ew-meldebescheinigung", "pw-eheurkunde"];
  await storeCommunes(db, [{ ags, name: `Kommune ${ags}`, unit: "Stadt", postalCodes: ["86150"], services }]);
  await sql`update commune_service set is_enabled = false
    where commune_ags = ${ags} and service_id = 'pw-eheurkunde'`.execute(db);
  await db
    .insertInto("service_form")
    .values({ commune_ags: ags, service_id: "ew-meldebescheinigung", fields: "[]" })
    .execute();
  await storeFeeRecords(db, ags);
  const postalCode = await db
    .selectFrom("commune_postal_code")
    .innerJoin("stock", "stock.id", "commune_postal_code.stock_id")
    .select("commune_postal_code.id")
    .where("stock.commune_ags", "=", ags)
    .executeTakeFirstOrThrow();
  const registerOffice = await db
    .insertInto("register_office")
    .values({
      commune_ags: ags,
      name: "Standesamt",
      url: "https://example.org/",
      authority_prefix: "psw",
      identifier: "12345678",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const country = await db
    .insertInto("country")
    .values({ commune_ags: ags, name: "Österreich", name_key: "österreich", is_eu: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const reading = await db
    .insertInto("water_meter_reading")
    .values({
      commune_ags: ags,
      name: "Wasserwerk",
      ags,
      reading_from: "2020-01-01",
      reading_until: "2020-01-31",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    ...(await storeStocks(db, ags)),
    ags,
    revision: 1,
    enabledService: toNodeId("CommuneService", `${ags}/ew-meldebescheinigung`),
    disabledService: toNodeId("CommuneService", `${ags}/pw-eheurkunde`),
    postalCode: toNodeId("PostalCode", postalCode.id),
    registerOffice: toNodeId("RegisterOffice", registerOffice.id),
    country: toNodeId("Country", country.id),
    waterMeterReading: toNodeId("WaterMeterReadingCommune", reading.id),
  };
}

/** A residential property, replaced postal codes and a picture. */
async function storeStocks(db: Database, ags: string) {
  return db.transaction().execute(async (tx) => {
    const { id: stock } = await ensureCurrentStock(tx, ags, "RESIDENTIAL_PROPERTIES");
    const address = { ags, postalCode: "86150", location: "Augsburg", district: "", street: "Annastraße" };
    const house = { houseNumber: "1", letter: "", partNumber: "", supplements: "", houseNumberLetter: "1" };
    const property = await insertRecord(tx, residentialPropertyTable, stock, { ...address, ...house }, stamp);
    await recordStockChange(tx, stock, { rowDelta: 1 });
    const replaced = await tx
      .insertInto("stock")
      .values({
        commune_ags: ags,
        kind: "POSTAL_CODES",
        state: "replaced",
        row_count: 0,
        replaced_at: stamp.at,
        replaced_by_name: "somebody",
        expires_at: new Date("2099-01-01"),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const picture = await tx
      .insertInto("stored_picture")
      .values({
        sha256: createHash("sha256").update(ags).digest(),
        media_type: "image/png",
        width: 1,
        height: 1,
        bytes: Buffer.from(ags),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.updateTable("commune").set({ picture_id: picture.id }).where("ags", "=", ags).execute();
    return {
      residentialProperty: toNodeId("ResidentialProperty", property),
      postalCodeSnapshot: toNodeId("Snapshot", String(replaced.id)),
    };
  });
}

/** A digest of every table except sessions, to detect any change. */
export async function digestOf(db: Database): Promise<Readonly<Record<string, string | null>>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('user_session')
    order by 1`.execute(db);
  const digests = rows.map(
    ({ name }) => sql`select ${name} as name, md5(string_agg(t::text, '' order by t::text)) as digest
      from ${sql.table(name)} t`,
  );
  const found = await sql<{ name: string; digest: string | null }>`
    ${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]));
}

/** Makes every further activity entry fail until the returned function is called. */
export async function refuseActivities(db: Database): Promise<() => Promise<void>> {
  await sql`create function refuse_activity() returns trigger language plpgsql as
    $$ begin raise exception 'no entry today'; end $$`.execute(db);
  await sql`create trigger refuse_activity before insert on activity
    for each row execute function refuse_activity()`.execute(db);
  return async () => {
    await sql`drop trigger refuse_activity on activity`.execute(db);
    await sql`drop function refuse_activity`.execute(db);
  };
}
