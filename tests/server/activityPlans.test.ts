import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { findSource } from "#server/domain/activity/activityLog";
import { activityOrder, type ActivityConditions } from "#server/storage/activities";
import { rangeQuery } from "#server/storage/database/keyset";
import { postgres } from "../support/databases";

const ags = "09761000";
const none: ActivityConditions = {
  types: null,
  snapshotsOf: null,
  communes: [ags],
  services: null,
  processes: null,
  action: null,
  actor: null,
  actors: null,
  roles: null,
  users: null,
  text: null,
  resource: null,
  automatedJob: null,
  from: null,
  before: null,
};
const [from, before] = [new Date("2026-03-01T00:00:00Z"), new Date("2026-03-08T00:00:00Z")];

const filters: readonly (readonly [string, Partial<ActivityConditions>])[] = [
  ["nothing else", {}],
  ["a section", { types: ["ENABLE_SERVICE", "DISABLE_SERVICE"] }],
  [
    "a section with its snapshots",
    { types: ["RESTORE_SNAPSHOT", "SAVE_COMMUNE"], snapshotsOf: "POSTAL_CODES" },
  ],
  ["a person", { actor: ["person 3"] }],
  ["nobody", { actor: ["niemand"] }],
  ["a period", { from, before }],
  ["the time since a day", { from }],
  ["a person and a period", { actor: ["person"], from, before }],
  ["all of it", { actor: ["person"], types: ["SAVE_COMMUNE"], from, before }],
];

describe("Query plans of a commune's history", async () => {
  const open = await postgres.open();
  // One commune among many.
  await sql`
    insert into activity (at, type, actor_name, target_kind, target_id, commune_ags, service_id)
    select timestamptz '2026-01-01' + n * interval '10 minutes',
      (array['SAVE_COMMUNE', 'ENABLE_SERVICE', 'SAVE_COMMUNE_STATES'])[1 + n % 3], 'Person ' || n % 40, 'commune',
      ${ags}, case when n % 60 = 0 then ${ags} else '0' || (9000000 + n % 500) end,
      case when n % 3 = 1 then 'service-' || n % 110 end
    from generate_series(1, 40000) as n`.execute(open.db);
  await sql`vacuum analyze activity`.execute(open.db);
  afterAll(() => open.close());

  test.each(filters)("read a page by %s from the commune's index", async (_, conditions) => {
    const source = await findSource(open.db, { ...none, ...conditions });
    const range = { order: activityOrder, isDescending: true, after: null, before: null };
    const query = rangeQuery(source, range, { limit: 51, fromEnd: false });
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("activity_of_commune");
    expect(plan).not.toMatch(/Seq Scan on activity\b/);
    // Filters by person or week match few rows: these are found first and then sorted.
    if (!conditions.actor && !conditions.before && !source.byKey) expect(plan).not.toContain("Sort");
    if (source.byKey && !conditions.actor) expect(plan).toContain("Index Only Scan");
    const { from: start } = conditions;
    if (start) expect(plan).toMatch(/Index Cond: .*at >=/);
  });

  test.each([
    ["nothing else", {}],
    ["a section", { types: ["ENABLE_SERVICE", "DISABLE_SERVICE"] }],
    ["a period", { from, before }],
  ])(
    "Query plans of a service's history: read a page by %s from the service's index",
    async (_, conditions) => {
      const service = { communes: null, services: ["service-1"] };
      const source = await findSource(open.db, { ...none, ...service, ...conditions });
      const range = { order: activityOrder, isDescending: true, after: null, before: null };
      const query = rangeQuery(source, range, { limit: 51, fromEnd: false });
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain("activity_of_kind");
      expect(plan).not.toMatch(/Seq Scan on activity\b/);
    },
  );

  test("Query plans of a job's history: read the few entries of its types", async () => {
    const source = await findSource(open.db, {
      ...none,
      communes: null,
      types: ["RUN_AUTOMATED_JOB", "SWITCH_AUTOMATED_JOB"],
      automatedJob: "drop-expired",
    });
    const range = { order: activityOrder, isDescending: true, after: null, before: null };
    const query = rangeQuery(source, range, { limit: 21, fromEnd: false });
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("activity_of_kind");
    expect(plan).not.toMatch(/Seq Scan on activity\b/);
  });
});
