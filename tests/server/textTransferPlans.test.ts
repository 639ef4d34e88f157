import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rangeQuery, type KeysetOrder, type KeysetSource } from "#server/storage/database/keyset";
import { transferRowSource } from "#server/storage/texts/textTransferCells";
import { transferResultSource } from "#server/storage/texts/textTransfers";
import { itemOrder, resultOrder } from "#server/storage/runs/runItems";
import { postgres } from "../support/databases";
import { textService } from "../support/serviceTexts";
import { transferHarness, type TransferHarness } from "../support/textTransfers";

const id = "00000000-0000-4000-8000-000000000001";
const transfer = { id, service_id: textService, mode: "DRAFT" as const };

let harness: TransferHarness;
beforeAll(async () => {
  harness = await transferHarness(postgres);
  const { db } = harness.open;
  const source = await harness.commune();
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text)
    select '0101' || to_char(n, 'FM0000'), 'Ort ' || n, 'Stadt', 'SH', 'O', 'ort' from generate_series(1, 1000) as n`.execute(
    db,
  );
  await sql`
    insert into commune_service (commune_ags, service_id)
    select ags, ${textService} from commune where state = 'SH' on conflict do nothing`.execute(db);
  await sql`
    insert into service_texts (commune_ags, service_id, languages, revision)
    select ags, ${textService}, array['de', 'en'], 1 from commune where state = 'SH'`.execute(db);
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, revision)
    select ags, ${textService}, 'key.' || n, 'de', 'Text', 1
    from commune cross join generate_series(1, 50) as n where state = 'SH'`.execute(db);
  await sql`
    insert into run (id, kind, action, commune_ags, service_id, created_by_name, expires_at)
    values (${id}, 'TEXT_TRANSFER', 'DRAFT_TEXTS', ${source}, ${textService}, 'a', now())`.execute(db);
  await sql`
    insert into text_transfer (run_id, languages, key_count, mode, overwrite)
    values (${id}, array['de'], 200, 'DRAFT', false)`.execute(db);
  await sql`
    insert into text_transfer_text (run_id, position, key, language, default_text)
    select ${id}::uuid, n - 1, 'key.' || n, 'de', 'Vorgabe' from generate_series(1, 200) as n`.execute(db);
  await sql`
    insert into run_item (run_id, position, commune_ags, label, revision)
    select ${id}::uuid, row_number() over (order by ags) - 1, ags, name, 1 from commune where state = 'SH'`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}, 120_000);
afterAll(() => harness.open.close());

async function planOf<Row>(source: KeysetSource<Row>, order: KeysetOrder): Promise<string> {
  const range = { order, isDescending: false, after: null, before: null };
  return explain(rangeQuery(source, range, { limit: 51, fromEnd: false }));
}

async function explain(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<Record<string, string>>`explain (analyze, buffers off) ${query}`.execute(
    harness.open.db,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test("Text transfers: a page of the matrix compares only its own communes, from the index of their texts", async () => {
  const plan = await planOf(transferRowSource(transfer, { from: 0, count: 10 }), itemOrder);
  expect(plan).not.toMatch(/Seq Scan on service_text\b/);
  expect(plan).toMatch(/Index Scan using run_item_pkey on run_item i/);
  // 51 communes at most: the comparison runs after the limit.
  expect([...plan.matchAll(/service_text_pkey.*loops=(\d+)/g)].map(([, loops]) => Number(loops))).toSatisfy(
    (loops: readonly number[]) => loops.length > 0 && loops.every((count) => count <= 51 * 200),
  );
});

test("Text transfers: the results are read in order from their index", async () => {
  const plan = await planOf(transferResultSource(id, null), resultOrder);
  expect(plan).toContain("run_item_by_rank");
  expect(plan).not.toContain("Sort");
});
