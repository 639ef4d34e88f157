import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { feeChangeRuns } from "#server/domain/fees/changes/changeFees";
import { rangeQuery, type KeysetOrder } from "#server/storage/database/keyset";
import { feeItemSource } from "#server/storage/fees/feeChangeItems";
import { itemOrder, resultOrder, waitingItems } from "#server/storage/runs/runItems";
import { targetsQuery } from "#server/storage/fees/feeChangeTargets";
import { postgres, type TestDatabase } from "../support/databases";

const id = "00000000-0000-4000-8000-000000000001";
/** Each with 20 services, one of them with fees. */
const communes = 5_000;
const service = "ikfz-neuzulassung";

let open: TestDatabase;
/** As it is right after the dry run. */
let planWithoutStatistics: string;
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
    insert into service_fee (service_id, fee_id, text, is_active, metadata_state)
    select s, 'fee-' || n, 'Text', true, 'OWN'
    from unnest(array[${service}, 'service-1']) as s, generate_series(1, 20) as n`.execute(db);
  await sql`
    insert into service_fee (commune_ags, service_id, fee_id, text, is_active)
    select ags, ${service}, 'fee-' || n, 'Text', true from commune cross join generate_series(1, 10) as n
    where ags::int % 10 = n - 1 or n = 10`.execute(db);
  await sql`
    insert into run (id, kind, action, created_by_name, expires_at)
    select run, 'FEE_CHANGE', 'CHANGE_FEES', 'a', now()
    from unnest(array[${id}::uuid, gen_random_uuid(), gen_random_uuid()]) as run`.execute(db);
  await sql`
    insert into fee_change (run_id, change_kind, value, day, fee_count, commune_group)
    select id, 'AMOUNT', 5, '2027-01-01', 1, 'ALL' from run`.execute(db);
  // The first communes are done.
  await sql`
    insert into run_item (run_id, position, commune_ags, label, revision, state)
    select id, 4 * (ags::int - 1000000) + n - 4, ags, name, 1,
      case when ags::int < 1004000 then 'SUCCEEDED' else 'WAITING' end
    from run cross join commune cross join generate_series(0, 3) as n`.execute(db);
  await sql`
    insert into fee_change_item (run_id, position, service_id, fee_id, fee_text, is_own, amount_before, amount_after)
    select run_id, position, ${service}, 'fee-' || position % 4, 'Text', false, 4, 5 from run_item`.execute(
    db,
  );
  planWithoutStatistics = await explain(waiting());
  await sql`analyze`.execute(db);
}, 120_000);
afterAll(() => open.close());

async function explain(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<Record<string, string>>`explain (analyze, buffers off) ${query}`.execute(
    open.db,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const { batchSize } = feeChangeRuns;
const waiting = () => sql`${waitingItems(open.db, id, batchSize)}`;

async function targets(changes: Partial<Parameters<typeof targetsQuery>[0]>) {
  const { rows } = await sql<{ id: number }>`
    select id from service_fee where commune_ags is null and service_id = ${service} and fee_id = 'fee-1'`.execute(
    open.db,
  );
  const fees = rows.map((row) => row.id);
  const all = { fees, group: "ALL", isDeviating: false, states: null, communes: null } as const;
  return targetsQuery({ ...all, ...changes }, 20_001);
}

test("Fee changes: the fees of chosen communes are read from indexes", async () => {
  const plan = await explain(await targets({ communes: ["01000001", "01004999"] }));
  expect(plan).not.toContain("Seq Scan");
  expect(plan).toContain("service_fee_of_commune");
});

test("Fee changes: communes with their own version are read from their index", async () => {
  const plan = await explain(await targets({ isDeviating: true }));
  expect(plan).not.toMatch(/Seq Scan on (service_fee|commune_service)\b/);
});

test("Fee changes: the communes with a service are read from its index", async () => {
  const plan = await explain(await targets({}));
  expect(plan).toContain("commune_service_by_service");
  expect(plan).not.toMatch(/Seq Scan on commune_service\b/);
});

test("Fee changes: the next items are read from the index of those that wait, and no more", async () => {
  for (const plan of [planWithoutStatistics, await explain(waiting())]) {
    expect(plan).toContain("run_item_waiting");
    const read = [...plan.matchAll(/Scan.*rows=(\d+) loops=(\d+)/g)].map(
      ([, rows, loops]) => Number(rows) * Number(loops),
    );
    expect(read).toEqual([batchSize]);
  }
});

test.each([
  [itemOrder, "run_item_pkey"],
  [resultOrder, "run_item_by_rank"],
])(
  "Fee changes: a page of the items is read in order %# from its index",
  async (order: KeysetOrder, index) => {
    const range = { order, isDescending: false, after: null, before: null };
    const plan = await explain(rangeQuery(feeItemSource(id, null), range, { limit: 51, fromEnd: false }));
    expect(plan).toContain(index);
    expect(plan).not.toContain("Sort");
  },
);
