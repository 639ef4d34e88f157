import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { parsePropertySearch } from "#server/domain/residentialProperties/residentialPropertySearch";
import { rangeQuery } from "#server/storage/database/keyset";
import {
  residentialPropertyOrders,
  residentialPropertySource,
} from "#server/storage/residentialProperties/residentialProperties";
import { selectCurrentStock } from "#server/storage/imports/stocks";
import { postgres } from "../support/databases";
import { addImportPeople, importAgs as ags, propertyFile, storeProperties } from "../support/imports";
import { call } from "../support/serverCalls";
import { importsSettled } from "../support/services";

const list = `query($filter: ResidentialPropertyFilter) { commune(ags: "09761000") {
  residentialProperties(filter: $filter, first: 1) { totalCount totalCountExceeded } } }`;

describe("Query plans of residential properties", async () => {
  let stockId = 0;
  const database = await postgres.open();
  const people = await addImportPeople(database.db);
  await storeProperties(database.db, people.support, propertyFile(12_000));
  stockId = (await selectCurrentStock(database.db, ags, "RESIDENTIAL_PROPERTIES"))?.id ?? 0;
  await sql`analyze`.execute(database.db);
  afterAll(async () => {
    await importsSettled(database.db);
    await database.close();
  });

  test("are counted exactly without a filter, and up to a limit with one", async () => {
    const { data } = await call(database.db, people.member, list);
    expect(data).toMatchObject({
      commune: { residentialProperties: { totalCount: 12_000, totalCountExceeded: false } },
    });
    const filtered = await call(database.db, people.member, list, { first: 1, filter: { text: "augsburg" } });
    expect(filtered.data).toMatchObject({
      commune: { residentialProperties: { totalCount: 10_000, totalCountExceeded: true } },
    });
  });

  const texts = [null, "anna", "annastrasse 18", "qqqq", "86150", "augsburg", "ött 86150 augs"];
  test.each(texts)("are read from an index in any order, with the text %j", async (text) => {
    for (const order of Object.values(residentialPropertyOrders)) {
      for (const isDescending of [false, true]) {
        const conditions = { stockId, interpretations: parsePropertySearch(text), postalCodes: null };
        const source = residentialPropertySource(ags, conditions);
        const range = { order, isDescending, after: null, before: null };
        const query = rangeQuery(source, range, { limit: 51, fromEnd: false });
        const { rows: plan } = await sql<Record<string, string>>`explain ${query}`.execute(database.db);
        const lines = plan.map((line) => line["QUERY PLAN"]).join("\n");
        expect(lines).not.toContain("Seq Scan");
        if (text === null) expect(lines).not.toContain("Sort");
      }
    }
  });
});
