import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { countQuery, rangeQuery } from "#server/storage/database/keyset";
import { feedbackOrder, feedbackSource } from "#server/storage/feedback/feedback";
import type { FeedbackConditions } from "#server/storage/feedback/feedbackFilter";
import { postgres } from "../support/databases";
import { storeCommunes } from "../support/register";

const none: FeedbackConditions = {
  scope: null,
  communes: null,
  services: null,
  ratings: null,
  states: null,
  from: null,
  before: null,
  patterns: null,
  hasComment: null,
  hasHints: null,
  isRead: null,
};
const agsOf = (index: number) => `09${String(100_000 + index)}`;
const pair = (index: number) => ({ communeAgs: agsOf(index), serviceId: "ew-meldebescheinigung" });

const filters: readonly (readonly [string, Partial<FeedbackConditions>])[] = [
  ["nothing", {}],
  ["a commune", { communes: [agsOf(1)] }],
  ["communes", { communes: [agsOf(1), agsOf(2)] }],
  ["a service", { services: ["pw-eheurkunde"] }],
  ["services", { services: ["pw-eheurkunde", "ew-meldebescheinigung"] }],
  ["a commune and a service", { communes: [agsOf(1)], services: ["pw-eheurkunde"] }],
  ["a state", { states: ["APPROVED"] }],
  ["states", { states: ["APPROVED", "NOT_FOR_PUBLICATION"] }],
  ["a rating", { ratings: [2] }],
  ["ratings", { ratings: [1, 2] }],
  ["a comment", { hasComment: true }],
  ["no comment", { hasComment: false }],
  ["hints", { hasHints: true }],
  ["unread", { isRead: false }],
  ["read", { isRead: true }],
  ["the service of a member", { scope: [pair(1)] }],
  ["the services of a member", { scope: [pair(1), pair(2), pair(3)] }],
  ["the states of a member's services", { scope: [pair(1), pair(2)], states: ["NEW", "APPROVED"] }],
];

describe("query plans of feedback", async () => {
  const open = await postgres.open();
  const communes = Array.from({ length: 50 }, (_, index) => ({
    ags: agsOf(index),
    name: `Ort ${index}`,
    unit: "Stadt",
    postalCodes: [],
    services: [],
  }));
  await storeCommunes(open.db, communes);
  await sql`
    insert into feedback (intake_key, commune_ags, service_id, rating, comment, has_hints, state, read_at, created_at, updated_at)
    select n::text, '09' || (100000 + n % 50), (array['ew-meldebescheinigung', 'pw-eheurkunde', 'ikfz-neuzulassung'])[1 + n % 3],
      case when n % 40 = 0 then 2 when n % 41 = 0 then 1 else 5 end,
      case when n % 97 <> 0 then 'Kommentar ' || n end, n % 89 = 0,
      case when n % 67 = 0 then 'APPROVED' when n % 71 = 0 then 'NOT_FOR_PUBLICATION' else 'NEW' end,
      case when n % 2 = 0 then now() end, at, at
    from generate_series(1, 40000) as n, lateral (select timestamptz '2026-01-01' + n * interval '10 minutes' as at) as t`.execute(
    open.db,
  );
  await sql`analyze feedback`.execute(open.db);
  afterAll(() => open.close());

  const planOf = async (query: ReturnType<typeof countQuery> | ReturnType<typeof rangeQuery>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const range = { order: feedbackOrder, isDescending: true, after: null, before: null };

  test.each(filters)("read a page by %s from an index, in its order", async (_, conditions) => {
    const source = feedbackSource({ ...none, ...conditions });
    const plan = await planOf(rangeQuery(source, range, { limit: 51, fromEnd: false }));
    expect(plan).toContain("using feedback_");
    expect(plan).not.toMatch(/Seq Scan on feedback\b/);
    // A list of values is merged from the first rows of each.
    const isSpread = source.spread !== undefined;
    if (!isSpread) expect(plan).not.toContain("Sort");
    else expect(plan.match(/Sort Key/g) ?? []).toHaveLength(1);
  });

  test("find a text by its trigrams", async () => {
    const source = feedbackSource({ ...none, patterns: ["%kommentar 12345%"] });
    expect(await planOf(countQuery(source, 10_001))).toContain("feedback_search");
  });
});
