import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { communeSearchPatterns } from "#server/domain/communes/communeSearch";
import {
  communeOrderFields,
  communesQuery,
  type CommuneConditions,
  type CommunePosition,
  type CommuneRange,
} from "#server/storage/communes/communes";
import { postgres } from "../support/databases";
import { readRegister, storeCommunes } from "../support/register";

const none: CommuneConditions = { scope: null, patterns: null, states: null, services: null, initial: null };
const start: CommuneRange = { field: "NAME", isDescending: false, after: null, before: null };
const middle: CommunePosition = { ags: "09761000", name: "Mitte", state: "HE" };
const page = { limit: 51, fromEnd: false };

const register = readRegister();
const offered = register[0]?.services[0] ?? "";
const scope = {
  communes: register.slice(0, 3).map((commune) => commune.ags),
  services: register
    .slice(0, 3)
    .flatMap(({ ags, services }) => services.map((serviceId) => ({ ags, serviceId }))),
};

describe("Query plans of the commune overview", async () => {
  const open = await postgres.open();
  await storeCommunes(open.db, register);
  afterAll(() => open.close());

  const planOf = async (
    conditions: Partial<CommuneConditions>,
    range: Partial<CommuneRange> = {},
    fromEnd = false,
  ) => {
    const query = communesQuery({ ...none, ...conditions }, { ...start, ...range }, { ...page, fromEnd });
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const expectIndexed = (plan: string) => {
    expect(plan).not.toMatch(/Seq Scan on commune\b/);
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?(using|on) commune_/);
  };

  const orders = communeOrderFields.flatMap((field) =>
    [true, false].map((isDescending) => ({ field, isDescending })),
  );
  test.each(orders)(
    "read each page in order $field (descending: $isDescending) from its index",
    async (order) => {
      for (const bounds of [{}, { after: middle }, { before: middle }]) {
        for (const fromEnd of [false, true]) {
          const plan = await planOf({}, { ...order, ...bounds }, fromEnd);
          expectIndexed(plan);
          expect(plan).not.toContain("Sort");
          if (Object.keys(bounds).length > 0) expect(plan).toContain("Index Cond: ");
        }
      }
    },
  );

  const texts = ["neukirchen", "ü", "a", "Bad", "100%", "09761", "0", "86150", "qqqq"];
  test.each<[string, Partial<CommuneConditions>]>([
    ...texts.map((text): [string, Partial<CommuneConditions>] => [
      `text ${text}`,
      { patterns: communeSearchPatterns(text) },
    ]),
    ["one Land", { states: ["BY"] }],
    ["three Länder", { states: ["SL", "HB", "TH"] }],
    ["a common service", { services: [offered] }],
    ["a rare service", { services: ["parken-bewohnerparkausweis"] }],
    ["an initial", { initial: "Q" }],
    ["a member's scope", { scope }],
    ["a member's scope and service", { scope, services: [offered] }],
    [
      "all at once",
      { patterns: communeSearchPatterns("stadt"), states: ["BY"], services: [offered], initial: "N" },
    ],
  ])("read a page filtered by %s from an index", async (_what, conditions) => {
    for (const field of communeOrderFields) expectIndexed(await planOf(conditions, { field }));
  });
});
