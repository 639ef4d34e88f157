/** Seeds an empty database with the demo data. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Logger } from "pino";
import { hashPassword } from "#server/domain/sessions/passwords";
import type { SecretKeys } from "#server/secretKey";
import { encryptSecret } from "#server/secretText";
import type { OpenDatabase, Transaction } from "#server/storage/database/database";
import { residentialPropertyColumns } from "#server/storage/residentialProperties/residentialProperties";
import type { StockKind } from "#server/storage/imports/stocks";
import { insertAttention } from "./attentionRows";
import { startOfDay } from "./calendar";
import { makeDemoRows, type DemoRows } from "./demoRows";
import { eraseDemoApplicants, insertHolds } from "./erasureRows";
import { insertBookings, insertFeedback, insertProcesses } from "./insertProcesses";
import { insertFees } from "./serviceFeeRows";
import { insertRecords, insertRows, parametersPerStatement } from "./insertRows";
import { insertServiceReports } from "./serviceReports";
import { demoAccounts, demoPassword } from "./users";

/** Options for the demo data. */
export interface DemoOptions {
  readonly log: Logger;
  /** Key of the installation, for stored secrets. */
  readonly secretKeys: SecretKeys;
  /** The same seed gives the same data on the same day. */
  readonly seed?: string;
  /** The day on which the demo history ends. Defaults to now. */
  readonly today?: Date;
  /** Multiplier for communes and users, a whole number from 1. There are 5,000 processes at any scale. */
  readonly scale?: number;
}

/** Result of the seeding. */
export interface DemoSummary {
  /** False if there were already users or communes, so nothing was created. */
  readonly isNew: boolean;
  /** Accounts for trying out the app; empty if nothing was created. */
  readonly accounts: readonly { readonly username: string; readonly password: string }[];
  readonly communeCount: number;
  readonly userCount: number;
}

/** Inserts the current stock of each commune that has rows of a kind. Returns a lookup of stock ids by AGS. */
async function insertStocks(
  tx: Transaction,
  kind: StockKind,
  rows: readonly { readonly commune_ags: string }[],
): Promise<(ags: string) => number> {
  const counts = new Map<string, number>();
  for (const { commune_ags: ags } of rows) counts.set(ags, (counts.get(ags) ?? 0) + 1);
  const stocks = [...counts].map(([commune_ags, row_count]) => ({ commune_ags, row_count }));
  const inserted = await tx
    .insertInto("stock")
    .values(stocks.map((stock) => ({ ...stock, kind, state: "current" })))
    .returning(["id", "commune_ags"])
    .execute();
  const ids = new Map(inserted.map((stock) => [stock.commune_ags, stock.id]));
  return (ags) => {
    const id = ids.get(ags);
    if (id === undefined) throw new Error("A commune with rows has no stock.");
    return id;
  };
}

async function insertPostalCodes(tx: Transaction, rows: DemoRows["commune_postal_code"]): Promise<void> {
  const stockOf = await insertStocks(tx, "POSTAL_CODES", rows);
  const stockRows = rows.map(({ commune_ags: ags, ...row }) => ({ ...row, stock_id: stockOf(ags) }));
  await insertRows(tx, "commune_postal_code", stockRows);
}

async function insertProperties(tx: Transaction, rows: DemoRows["residential_property"]): Promise<void> {
  const stockOf = await insertStocks(tx, "RESIDENTIAL_PROPERTIES", rows);
  const values = rows.map(({ commune_ags: ags, fields }) => ({
    stock_id: stockOf(ags),
    ...residentialPropertyColumns(fields),
  }));
  const columns = Object.keys(values[0] ?? {});
  const rowsPerStatement = Math.floor(parametersPerStatement / columns.length);
  for (let from = 0; from < values.length; from += rowsPerStatement) {
    const tuples = values
      .slice(from, from + rowsPerStatement)
      .map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`
      insert into residential_property (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(tuples)}`.execute(tx);
  }
}

/** Creates the first version for the live texts of each commune. */
async function insertFirstVersions(tx: Transaction): Promise<void> {
  await sql`
    insert into service_text_change (edition_id, key, language, value_after, basis_after)
    select e.id, t.key, t.language, t.live_value, t.live_basis
    from service_text_edition e join service_text t using (commune_ags, service_id)
    where t.live_value is not null`.execute(tx);
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const user = await tx.selectFrom("user_account").select("id").limit(1).executeTakeFirst();
  const commune = await tx.selectFrom("commune").select("ags").limit(1).executeTakeFirst();
  return user === undefined && commune === undefined;
}

const tablesOfStatistics = ["process", "process_attempt", "process_payment", "feedback"] as const;

/** Inserts rows with disabled statistics triggers and records all facts at once, which is faster. */
async function recordStatisticsOnce(tx: Transaction, insert: () => Promise<void>): Promise<void> {
  const switchTriggers = async (action: "enable" | "disable") => {
    for (const table of tablesOfStatistics) {
      await sql`alter table ${sql.table(table)} ${sql.raw(action)} trigger statistics_inserted`.execute(tx);
    }
  };
  await switchTriggers("disable");
  await insert();
  await switchTriggers("enable");
  await sql`
    insert into statistics_change (commune_ags, service_id, day, figure, bucket, amount)
    select commune_ags, service_id, day, figure, bucket, sum(amount) from statistics_facts()
    group by commune_ags, service_id, day, figure, bucket`.execute(tx);
}

async function insertAll(tx: Transaction, rows: DemoRows, now: Date): Promise<void> {
  await insertRows(tx, "stored_picture", rows.stored_picture);
  await insertRows(tx, "commune", rows.commune);
  await insertPostalCodes(tx, rows.commune_postal_code);
  await insertProperties(tx, rows.residential_property);
  await insertRows(tx, "register_office", rows.register_office);
  await insertRows(tx, "country", rows.country);
  await insertRows(tx, "water_meter_reading", rows.water_meter_reading);
  await insertRows(tx, "commune_service", rows.commune_service);
  await insertRows(tx, "stored_blob", rows.stored_blob);
  await insertRows(tx, "stored_blob_part", rows.stored_blob_part);
  await insertRows(tx, "predefined_file", rows.predefined_file);
  await insertRows(tx, "service_file", rows.service_file);
  await insertRows(tx, "user_account", rows.user_account);
  await insertRows(tx, "user_role", rows.user_role);
  await insertRows(tx, "user_invitation", rows.user_invitation);
  const shift = { start: startOfDay(now), now };
  await recordStatisticsOnce(tx, async () => {
    await insertProcesses(tx, rows.process, shift);
    await insertFeedback(tx, rows.feedback, shift);
  });
  await insertBookings(tx, rows.booking, shift);
  await insertHolds(tx, shift.start);
  await insertRows(tx, "saved_view", rows.saved_view);
  await insertRows(tx, "resource", rows.resource);
  await insertRows(tx, "service_setting", rows.service_setting);
  await insertRows(tx, "kba_settings", rows.kba_settings);
  await insertRows(tx, "security_list_entry", rows.security_list_entry);
  await insertRecords(tx, "service_texts", rows.service_texts);
  await insertRecords(tx, "service_text", rows.service_text);
  await insertRecords(tx, "service_text_edition", rows.service_text_edition);
  await insertFirstVersions(tx);
  await insertRows(tx, "service_form", rows.service_form);
  await insertRows(tx, "service_maintenance", rows.service_maintenance);
  await insertFees(tx, rows.service_fee);
  await insertAttention(tx, startOfDay(now));
  await insertRows(tx, "fee_rule", rows.fee_rule);
  await insertRows(tx, "fee_rule_edition", rows.fee_rule_edition);
  await insertServiceReports(tx, rows, now);
  await insertRows(tx, "system_setting", rows.system_setting);
  await insertRows(tx, "daily_figure", rows.daily_figure);
}

/**
 * Creates the demo data in a single transaction if there are no users and no communes yet, then erases what the job would
 * have erased, and adds the activity log. If several server processes call it at the same time, only one does so.
 */
export async function seedDemo(open: OpenDatabase, options: DemoOptions): Promise<DemoSummary> {
  const { log, secretKeys, seed = "service-management", today = new Date(), scale = 1 } = options;
  const seeded = await open.db.transaction().execute(async (tx) => {
    await sql`lock table user_account in exclusive mode`.execute(tx);
    if (!(await isEmpty(tx))) return null;
    const startedAt = performance.now();
    const [known, unknown] = await Promise.all([
      hashPassword(demoPassword),
      hashPassword(randomBytes(32).toString("base64url")),
    ]);
    const lostKeys = { current: randomBytes(32), previous: null };
    const rows = makeDemoRows({
      seed,
      today,
      scale,
      hashes: { known, unknown },
      encrypt: (place, text) => encryptSecret(secretKeys, place, text),
      encryptUnreadably: (place, text) => encryptSecret(lostKeys, place, text),
    });
    await insertAll(tx, rows, today);
    const communeCount = rows.commune.length;
    const userCount = rows.user_account.length;
    log.info(
      { communeCount, userCount, milliseconds: Math.round(performance.now() - startedAt) },
      "demo data created",
    );
    const accounts = demoAccounts.map(({ username }) => ({ username, password: demoPassword }));
    return { rows, summary: { isNew: true, accounts, communeCount, userCount } };
  });
  if (seeded === null) return { isNew: false, accounts: [], communeCount: 0, userCount: 0 };
  await eraseDemoApplicants(open.db, today);
  // Last, so that the latest entry is also that of the hash chain.
  await open.db.transaction().execute((tx) => insertRows(tx, "activity", seeded.rows.activity));
  return seeded.summary;
}
