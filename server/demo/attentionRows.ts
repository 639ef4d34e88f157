/** What needs a person in the demo data and is not among the rows of other tables. */
import { sql } from "kysely";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import type { Transaction } from "#server/storage/database/database";
import { addDays as daysAfter } from "./calendar";

const nordfriesland = "01054000";
const unreachableUser = "x.baumgärtner";

/** Adds a failed import, a refused mail and overlapping prices. */
export async function insertAttention(tx: Transaction, start: Date): Promise<void> {
  await tx
    .insertInto("residential_property_source")
    .values({
      commune_ags: nordfriesland,
      source: "OKKOMM_IMPORT",
      mode: "AUTOMATIC",
      last_updated_at: daysAfter(start, -9),
      failing_since: daysAfter(start, -8),
      last_failure: JSON.stringify({ code: "okkomm_failed", params: { detail: "HTTP 503" } }),
    })
    .execute();
  await tx
    .updateTable("user_invitation")
    .set({ delivery: "FAILED" })
    .where("user_id", "in", (of) =>
      of.selectFrom("user_account").select("id").where("username", "=", unreachableUser),
    )
    .execute();
  await insertOverlap(tx, addDays(calendarDayOf(start), 40));
}

/** Prepares a price for the first own fee of a commune, without ending the price that applies before. */
async function insertOverlap(tx: Transaction, from: string): Promise<void> {
  await sql`
    insert into service_fee_price (fee, valid_from, valid_to, value, tax_rate)
    select p.fee, ${from}::date, null, p.value + 100, p.tax_rate
    from service_fee_price p join service_fee f on f.id = p.fee
    where f.commune_ags <> '09761000' and f.is_active and p.valid_to is null and p.valid_from < ${from}::date
    order by f.commune_ags, f.service_id, f.fee_id limit 1`.execute(tx);
}
