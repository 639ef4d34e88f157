import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  agsOf,
  openOverview,
  overviewCommunes,
  overviewTime,
  type Overview,
} from "../support/communeOverview";
import { databases } from "../support/databases";
import { storeCommunes } from "../support/register";
import { call } from "../support/serverCalls";

describe.each(databases)("Commune pages on $name", (kind) => {
  let overview: Overview;
  beforeAll(async () => {
    overview = await openOverview(kind);
  });
  afterAll(() => overview.open.close());

  test.each([
    [{ first: 0 }],
    [{ first: -1 }],
    [{ first: 201 }],
    [{ first: null, last: 0 }],
    [{ first: null, last: 201 }],
    [{ first: 10, last: 10 }],
    [{ filter: { initial: "Ä" } }],
    [{ filter: { initial: "" } }],
    [{ filter: { text: "x".repeat(101) } }],
    [{ after: "" }],
    [{ after: "x" }],
    [{ before: "\u0000" }],
    [{ after: "A".repeat(100_000) }],
  ])("refuse %j as a bad request", async (variables) => {
    expect((await overview.answer(overview.support, variables)).codes).toEqual(["bad_request"]);
  });

  test("refuse a filter by too many services", async () => {
    const services = Array.from({ length: 201 }, () => "ew-ummeldung");
    const { codes } = await overview.answer(overview.support, { filter: { services } });
    expect(codes).toEqual(["list_too_long"]);
  });

  test("refuse a cursor of another order, modified or made up", async () => {
    const { pageInfo } = await overview.read(overview.support, { first: 2 });
    const byAgs = { field: "AGS", direction: "ASC" };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const wrong = [
      { orderBy: byAgs, after: pageInfo.endCursor },
      { after: `${pageInfo.endCursor}A` },
      { after: encode(["NAME", "1", "x", "BY"]) },
      { after: encode(["NAME", "09761000", "a\u0000", "BY"]) },
      { after: encode(["NAME", "09761000", "a", "XX"]) },
      { after: encode(["NAME", "09761000", "a", "BY", "more"]) },
      { after: encode(null) },
    ];
    for (const variables of wrong)
      expect((await overview.answer(overview.support, variables)).codes).toEqual(["bad_request"]);
  });

  test("continue after a deleted row, and report on both sides whether there is more", async () => {
    const { pageInfo, totalCount } = await overview.read(overview.support, { first: 3 });
    expect({ ...pageInfo, totalCount }).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: 8,
    });
    const next = await overview.read(overview.support, { first: 2, after: pageInfo.endCursor });
    expect(agsOf(next)).toEqual(["05315000", "01059045"]);
    expect(next.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const lastOnes = await overview.read(overview.support, { first: null, last: 2 });
    expect(agsOf(lastOnes)).toEqual(["13075102", "09577177"]);
    expect(lastOnes.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const between = await overview.read(overview.support, {
      last: 5,
      after: pageInfo.endCursor,
      before: lastOnes.pageInfo.startCursor,
      first: null,
    });
    expect(agsOf(between)).toEqual(["05315000", "01059045", "03357031"]);
    expect(between.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const nothing = await overview.read(overview.support, { first: 5, after: lastOnes.pageInfo.endCursor });
    expect(nothing).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
    });

    await overview.open.db.deleteFrom("commune").where("ags", "=", "16051000").execute();
    expect(agsOf(await overview.read(overview.support, { first: 1, after: pageInfo.endCursor }))).toEqual([
      "05315000",
    ]);
    await storeCommunes(
      overview.open.db,
      overviewCommunes.filter((one) => one.ags === "16051000"),
    );
  });

  test("use the default page size when reading backwards", async () => {
    const { data, codes } = await call(
      overview.open.db,
      { token: overview.support, now: overviewTime },
      "{ communes(last: 1) { edges { node { ags } } } }",
    );
    expect({ data, codes }).toEqual({
      data: { communes: { edges: [{ node: { ags: "09577177" } }] } },
      codes: [],
    });
  });
});
