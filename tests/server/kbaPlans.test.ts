import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { setOnRanges, vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import type { ServiceScope } from "#server/storage/communes/serviceScope";
import { rangeQuery } from "#server/storage/database/keyset";
import {
  kbaExpiryOrder,
  kbaSettingsSource,
  kbaUserOrder,
  type KbaConditions,
} from "#server/storage/kba/kbaSettings";
import { postgres } from "../support/databases";

const agsOf = (index: number) => `09${String(100_000 + index)}`;
const registration = vehicleRegistrationServiceIds[0] ?? "";
const pair = (index: number) => ({ communeAgs: agsOf(index), serviceId: registration });
const everything: KbaConditions = { communes: null, setOn: null, isUnconfirmed: false };
const statesOn = (...states: Parameters<typeof setOnRanges>[0]) => ({
  ...everything,
  setOn: setOnRanges(states, "2026-11-20"),
});

describe("Query plans of KBA settings", async () => {
  const open = await postgres.open();
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text)
    select '09' || (100000 + n), 'Ort ' || n, 'Stadt', 'BY', 'O', 'ort' from generate_series(0, 4999) as n`.execute(
    open.db,
  );
  await sql`
    insert into commune_service (commune_ags, service_id)
    select '09' || (100000 + n), unnest(${vehicleRegistrationServiceIds}::text[])
    from generate_series(0, 4999) as n`.execute(open.db);
  await sql`
    insert into kba_settings (commune_ags, kba_user, user_number, client_ags, is_large_customer_approved,
      password_identifier, password, password_set_on, password_changed_at, created_at, updated_at)
    select '09' || (100000 + n % 5000), 'U' || n, '1', '09100000', false, 'U01', 'v1:',
      date '2026-08-01' + n % 112, now(), now(), now()
    from generate_series(0, 19999) as n`.execute(open.db);
  await sql`analyze kba_settings, commune_service, commune`.execute(open.db);
  afterAll(() => open.close());

  const planOf = async (conditions: KbaConditions, scope: ServiceScope, order = kbaExpiryOrder) => {
    const range = { order, isDescending: false, after: null, before: null };
    const query = rangeQuery(kbaSettingsSource(conditions, scope), range, { limit: 51, fromEnd: false });
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  test.each([
    ["all", everything, null],
    ["the expiring ones", statesOn("EXPIRING"), null],
    ["the expired and the expiring ones", statesOn("EXPIRED", "EXPIRING"), null],
    ["the expired and the valid ones", statesOn("EXPIRED", "VALID"), null],
    ["those of many services", everything, Array.from({ length: 2_000 }, (_, at) => pair(at))],
  ])("read a page of %s from the index by expiry, in its order", async (_, conditions, scope) => {
    const plan = await planOf(conditions, scope);
    expect(plan).toContain("using kba_settings_by_expiry");
    expect(plan).not.toContain("Sort Key: k.");
  });

  test("find the states by their days", async () => {
    const plan = await planOf(statesOn("EXPIRING"), null);
    expect(plan).toMatch(/Index Cond: \(\(k?\.?password_set_on >= .* AND \(k?\.?password_set_on <= /);
  });

  test("read the settings of a commune from the index by user", async () => {
    const plan = await planOf({ ...everything, communes: [agsOf(1)] }, null, kbaUserOrder);
    expect(plan).toMatch(/(using|on) kba_settings_of_commune/);
  });

  test("read the settings of a member's commune without those of others", async () => {
    const plan = await planOf(everything, [pair(1)]);
    expect(plan).not.toContain("Seq Scan on kba_settings");
  });
});
