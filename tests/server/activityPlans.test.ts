import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { findSource } from "#server/domain/activity/readingPlan";
import { activityOrder } from "#server/storage/activities";
import { anyEntry, type ActivityConditions } from "#server/storage/activity/activityConditions";
import type { Database } from "#server/storage/database/database";
import { rangeQuery } from "#server/storage/database/keyset";
import { postgres } from "../support/databases";
import { generated, storeManyActivities } from "../support/manyActivities";

const ags = "09761000";
const none: ActivityConditions = { ...anyEntry, communes: [ags] };
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
    // Nearly all entries are the commune's, so frequent persons are found as soon by time, and nobody anyhow.
    if (!conditions.actor) expect(plan).toContain("activity_of_commune");
    expect(plan).not.toMatch(/Seq Scan on activity\b/);
    // Filters by person or week match few rows: these are found first and then sorted.
    if (!conditions.actor && !conditions.before && !source.spread) expect(plan).not.toContain("Sort");
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
});

const { type, commune, user, service, resource } = generated;
const words = (...given: string[]) => ({ words: given, id: given.join(" ") });
const process = "P-2026-00000001";

/** Filters of the whole log with the index that finds a page. */
const wholeLog: readonly (readonly [string, Partial<ActivityConditions>, string])[] = [
  ["nothing", {}, "Index Scan Backward using activity_by_time"],
  ["a rare type", { types: [type(82)] }, "activity_of_kind"],
  ["a rare role", { roles: ["ADMIN"], types: [type(75)] }, "activity_of_kind"],
  ["frequent roles", { roles: ["MEMBER", "SUPPORT", "SYSTEM"] }, "activity_by_time"],
  ["a rare service", { services: [service(109)] }, "activity_of_kind"],
  [
    "several communes",
    { communes: [commune(9_000), commune(9_001)] },
    "Index Only Scan Backward using activity_of_commune ",
  ],
  [
    "several communes and a type",
    { communes: [commune(1), commune(2)], types: [type(50)] },
    "Index Only Scan Backward using activity_of_commune_type",
  ],
  [
    "a commune, a role and a service",
    { communes: [commune(1)], roles: ["ADMIN"], services: [service(3)] },
    "Index Only Scan Backward using activity_of_commune_service",
  ],
  [
    "a name in a commune",
    { communes: [commune(0)], actor: ["person.4"] },
    "Index Only Scan Backward using activity_of_commune ",
  ],
  ["an actor", { actors: [user(3)] }, "activity_of_actor"],
  ["several actors", { actors: [user(300), user(301)] }, "activity_of_actor"],
  ["an actor and a type", { actors: [user(3)], types: [type(9)] }, "activity_of_actor"],
  ["a user", { users: [user(3)] }, "activity_of_target"],
  ["several users", { users: [user(3), user(4)] }, "activity_of_target"],
  ["a process", { processes: [process] }, "activity_of_target"],
  ["a resource", { resource: resource(7) }, "activity_of_target"],
  ["an automated job", { automatedJob: "drop-expired", types: ["RUN_AUTOMATED_JOB"] }, "activity_of_target"],
  ["an action", { action: { correlationId: user(1) } }, "activity_of_correlation"],
  ["rare words", { text: words("eintrag", "4711") }, "activity_by_label"],
  ["rare words and a role", { text: words("eintrag", "4711"), roles: ["MEMBER"] }, "activity_by_label"],
  ["a frequent word", { text: words("eintrag") }, "Index Scan Backward using activity_by_time"],
  ["a frequent word and a type", { text: words("eintrag"), types: [type(21)] }, "activity_"],
  ["a text that is the id of a process", { text: words(process) }, "activity_of_target"],
];

describe("Query plans of the whole log", async () => {
  const open = await postgres.open();
  await storeManyActivities(open.db, { count: 40_000, until: before });
  afterAll(() => open.close());

  test.each(wholeLog)(
    "Query plans of the whole log: find a page by %s with an index",
    async (_, given, index) => {
      const plan = await planOf(open.db, { ...anyEntry, ...given });
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan on activity\b/);
    },
  );

  test("Query plans of the whole log: begin a period in the index", async () => {
    expect(await planOf(open.db, { ...anyEntry, from, before })).toMatch(
      /activity_by_time.*\n\s*Index Cond: .*at >=/,
    );
  });

  test("Query plans of the whole log: read nothing for types without labels if a text is searched", async () => {
    const conditions = { ...anyEntry, text: words("eintrag"), types: [type(3)] };
    const source = await findSource(open.db, conditions);
    const range = { order: activityOrder, isDescending: true, after: null, before: null };
    const query = rangeQuery(source, range, { limit: 51, fromEnd: false });
    const { rows } = await sql<Record<string, string>>`explain (analyze, costs off) ${query}`.execute(
      open.db,
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/on activity a .*never executed/);
  });
});

async function planOf(db: Database, conditions: ActivityConditions): Promise<string> {
  const source = await findSource(db, conditions);
  const range = { order: activityOrder, isDescending: true, after: null, before: null };
  const query = rangeQuery(source, range, { limit: 51, fromEnd: false });
  const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(db);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
