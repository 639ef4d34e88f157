import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dailyFigures } from "#server/domain/statistics/dailyFigures";
import { peerDurationsQuery, peersQuery } from "#server/storage/statistics/peers";
import { dailySumsQuery, durationsQuery } from "#server/storage/statistics/statisticsSums";
import { postgres, type TestDatabase } from "../support/databases";

const months = Array.from({ length: 14 }, (_, index) => {
  const day = new Date(Date.UTC(2025, 9 + index, 1)).toISOString().slice(0, 10);
  return { point: index, unit: "MONTH" as const, day };
});
const points = months.map(({ point, day }) => ({ point, from: day, to: day }));

describe("Query plans of statistics", () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await postgres.open();
    // 60 communes and their sum, with many durations among few other figures.
    await sql`
      insert into commune (ags, name, unit, state, initial, search_text, population)
      select '09' || to_char(n, 'FM000000'), 'Ort ' || n, 'Stadt', 'BY', 'O', '', 10000 + n * 500
      from generate_series(1, 60) as n`.execute(open.db);
    await sql`
      insert into statistics_sum (commune_ags, service_id, unit, day, figure, bucket, amount)
      select ags, service, unit, day, figure, bucket, 5 from (select ags from commune union select '') as communes
      cross join (values (''), ('ew-meldebescheinigung')) as services (service)
      cross join (
        select 'DAY' as unit, date '2025-10-01' + n as day, f as figure, 0 as bucket
        from generate_series(0, 400) as n, unnest(${dailyFigures}::text[]) as f
        union all
        select 'DAY', date '2025-10-01' + n, 'DURATION', b from generate_series(0, 400) as n, generate_series(1, 20) as b
        union all
        select 'MONTH', (date '2025-10-01' + n * interval '1 month')::date, 'DURATION', b
        from generate_series(0, 13) as n, generate_series(1, 100) as b
      ) as sums`.execute(open.db);
    await sql`vacuum analyze statistics_sum, statistics_change, commune`.execute(open.db);
  }, 300_000);
  afterAll(() => open.close());

  const planOf = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const expectIndexed = (plan: string, condition: RegExp) => {
    expect(plan).not.toMatch(/Seq Scan on statistics_sum/);
    expect(plan).toMatch(condition);
  };
  const scopes = {
    "all communes": [{ ags: "", serviceId: "" }],
    "a commune": [{ ags: "09000001", serviceId: "" }],
    "a member's services": ["09000001", "09000002"].map((ags) => ({
      ags,
      serviceId: "ew-meldebescheinigung",
    })),
  };

  test.each(Object.entries(scopes))(
    "of %s read days without the durations between them",
    async (_name, keys) => {
      const plan = await planOf(dailySumsQuery(keys, dailyFigures));
      expectIndexed(plan, /Index Cond: .*figure = ANY/);
    },
  );

  test("the courses of the overview read only their days", async () => {
    const plan = await planOf(dailySumsQuery(scopes["all communes"], ["SUBMITTED"], "2026-10-07"));
    expectIndexed(plan, /Index Cond: .*figure = ANY.*day >= '2026-10-07'/);
  });

  test.each(Object.entries(scopes))(
    "of %s read the durations of each month by its day",
    async (_name, keys) => {
      const plan = await planOf(durationsQuery(keys, months, points));
      expectIndexed(plan, /Index Cond: .*figure = 'DURATION'.*day = /);
    },
  );

  test("peers are read from the index by commune", async () => {
    const selection = {
      ags: "09000030",
      unit: "Stadt",
      population: 25_000,
      smallest: 12_500,
      largest: 50_000,
    };
    const days = { from: "2025-10-01", to: "2026-11-05" };
    const peers = await planOf(peersQuery({ ...selection, serviceIds: [""], days, limit: 50 }));
    expectIndexed(peers, /Index Cond: .*commune_ags = /);
    const communes = ["09000001", "09000002", "09000003", "09000004", "09000005"];
    expectIndexed(await planOf(peerDurationsQuery(communes, [""], months)), /Index Cond: .*day = /);
  });
});
