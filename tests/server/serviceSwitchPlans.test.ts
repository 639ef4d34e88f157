import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rangeQuery } from "#server/storage/database/keyset";
import { itemOrder } from "#server/storage/runs/runItems";
import { switchRowSource } from "#server/storage/services/serviceSwitchItems";
import { scheduledSwitches } from "#server/storage/services/serviceSwitches";
import { itemsStatement, type SwitchPlan } from "#server/storage/services/serviceSwitchTargets";
import { postgres, type TestDatabase } from "../support/databases";

const id = "00000000-0000-4000-8000-000000000001";
/** Each with 20 services. */
const communes = 5_000;
const service = "ikfz-neuzulassung";
const chosen = ["01000001", "01004999"];

let open: TestDatabase;
beforeAll(async () => {
  open = await postgres.open();
  const { db } = open;
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text)
    select '01' || to_char(n, 'FM000000'), 'Ort ' || n, 'Stadt', 'SH', 'O', '' from generate_series(1, ${communes}::int) as n`.execute(
    db,
  );
  await sql`
    insert into commune_service (commune_ags, service_id)
    select ags, s from commune
    cross join (select ${service} as s union all select 'service-' || n from generate_series(1, 19) as n) as services`.execute(
    db,
  );
  await sql`
    insert into service_setting (commune_ags, service_id, key, value, updated_at, updated_by_name)
    select ags, s, 'rest_service', 'intake', now(), 'a' from commune, unnest(array[${service}, 'service-1']) as s`.execute(
    db,
  );
  await sql`
    insert into service_fee (commune_ags, service_id, fee_id, text, is_active)
    select ags, s, 'fee', 'Text', true from commune, unnest(array[${service}, 'service-1']) as s`.execute(db);
  await sql`
    insert into run (id, kind, action, created_by_name, expires_at)
    select run, 'SERVICE_SWITCH', 'DISABLE_SERVICES', 'a', now()
    from unnest(array[${id}::uuid, gen_random_uuid()]) as run`.execute(db);
  await sql`
    insert into service_switch (run_id, service_ids, commune_count)
    select id, array[${service}, 'service-1'], ${communes} from run`.execute(db);
  await sql`
    insert into run_item (run_id, position, commune_ags, label, revision)
    select id, 2 * (ags::int - 1000000) + n - 2, ags, name, 1 from run cross join commune cross join generate_series(0, 1) as n`.execute(
    db,
  );
  await sql`
    insert into service_switch_item (run_id, position, row_number, is_first, service_id)
    select run_id, position, position / 2, position % 2 = 0, ${service} from run_item`.execute(db);
  await sql`
    insert into run (kind, action, created_by_name, state, started_at, expires_at)
    select 'FEE_CHANGE', 'CHANGE_FEES', 'a', 'RUNNING', now(), now() from generate_series(1, 1000)`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}, 120_000);
afterAll(() => open.close());

/** The plan of a statement that is not executed, for tables that are larger than here. */
function explain(query: RawBuilder<unknown>): Promise<string> {
  return open.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(tx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

const planned = (changes: Partial<SwitchPlan>) =>
  explain(
    itemsStatement(id, {
      action: "REMOVE",
      serviceIds: [service],
      targets: { communes: chosen, states: null },
      hasRowPerCommune: true,
      excludesContent: false,
      today: "2026-11-28",
      ...changes,
    }),
  );

const everywhere = { communes: null, states: null } as const;

test.each(["ENABLE", "DISABLE", "ADD", "REMOVE"] as const)(
  "Service switches: the dry run reads the services of communes and their content from indexes (%s)",
  async (action) => {
    expect(await planned({ action })).not.toContain("Seq Scan");
    expect(await planned({ action, targets: everywhere })).not.toMatch(/Seq Scan on (?!commune c\b)/);
  },
);

test("Service switches: the items of an ended run are read from its index", async () => {
  const targets = { of: id, items: "SUCCEEDED", restoresKept: true } as const;
  const plan = await planned({ action: "ADD", targets });
  expect(plan).not.toMatch(/Seq Scan on (run_item|service_switch_item|commune_service)\b/);
});

test("Service switches: a page of the rows is read in order from the index of the items", async () => {
  const source = switchRowSource(id, { states: null, obstacle: null });
  const range = { order: itemOrder, isDescending: false, after: null, before: null };
  const plan = await explain(rangeQuery(source, range, { limit: 51, fromEnd: false }));
  expect(plan).toContain("run_item_pkey");
  expect(plan).not.toContain("Sort");
});

test("Service switches: scheduled runs are read from their index", async () => {
  const plan = await explain(sql`${scheduledSwitches(open.db, new Date(), 100)}`);
  expect(plan).toContain("run_scheduled");
});
