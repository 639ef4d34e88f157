import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchForms } from "#domain/searchText";
import { storeCommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { serverHarness, type ServerHarness } from "../support/serverHarness";

const ags = "09761000";
const countries = [
  "Österreich",
  "São Tomé und Príncipe",
  "Côte d’Ivoire",
  "Großes 100%-Land_\\",
  "Straße",
  "Oman",
];

describe.each(databases)("searching in lists on $name", (kind) => {
  let harness: ServerHarness;
  beforeAll(async () => {
    harness = await serverHarness(kind);
    await storeCommuneRecords(harness.open.db, ags);
    for (const name of countries.slice(1)) {
      await harness.mutate("saveCountry", "countryEdge { cursor }", {
        ags,
        name,
        isEu: name !== "Côte d’Ivoire",
      });
    }
    for (const [postalCode, place] of [
      ["86199", "Göggingen"],
      ["01067", "Weißer Hirsch"],
    ]) {
      await harness.mutate("savePostalCode", "postalCodeEdge { cursor }", { ags, postalCode, place });
    }
  });
  afterAll(() => harness.open.close());

  const found = async (list: string, type: string, column: string, filter: object) => {
    const source = `query ($ags: AGS!, $filter: ${type}) { commune(ags: $ags) {
      list: ${list}(filter: $filter) { totalCount edges { node { text: ${column} } } }
    } }`;
    const { commune } = await harness.read(source, { ags, filter });
    const { edges, totalCount } = (
      commune as { list: { totalCount: number; edges: { node: { text: string } }[] } }
    ).list;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.text);
  };

  test.each([
    ["osterreich", ["Österreich"]],
    ["OESTER", ["Österreich"]],
    ["  sao   TOME ", ["São Tomé und Príncipe"]],
    ["d’iv", ["Côte d’Ivoire"]],
    ["strasse", ["Straße"]],
    ["100%", ["Großes 100%-Land_\\"]],
    ["_\\", ["Großes 100%-Land_\\"]],
    ["%", ["Großes 100%-Land_\\"]],
    ["o", ["Côte d’Ivoire", "Großes 100%-Land_\\", "Oman", "Österreich", "São Tomé und Príncipe"]],
    ["", ["Côte d’Ivoire", "Großes 100%-Land_\\", "Oman", "Österreich", "São Tomé und Príncipe", "Straße"]],
    ["Schweiz", []],
  ])("finds countries by %j", async (text, names) => {
    expect(await found("countries", "CountryFilter", "name", { text })).toEqual(names);
  });

  test("finds countries by their flag", async () => {
    expect(await found("countries", "CountryFilter", "name", { isEu: false })).toEqual(["Côte d’Ivoire"]);
    expect(await found("countries", "CountryFilter", "name", { isEu: true, text: "öst" })).toEqual([
      "Österreich",
    ]);
  });

  test.each([
    ["goeggingen", ["86199"]],
    ["8619", ["86199"]],
    ["6", ["01067", "86150", "86199"]],
    ["86199 Gög", ["86199"]],
    ["weisser", ["01067"]],
  ])("finds postal codes by %j", async (text, codes) => {
    expect(await found("postalCodes", "PostalCodeFilter", "postalCode", { text })).toEqual(codes);
  });

  test("refuses a text that is too long", async () => {
    await expect(found("countries", "CountryFilter", "name", { text: "a".repeat(101) })).rejects.toThrow(
      "bad_request",
    );
  });

  test.each([
    ...countries,
    "ÄÖÜ äöü ß ẞ",
    "Ko\u0308ln",
    "Łódź Đà Nẵng Ḍə’rf",
    "œuf Æsir Øre",
    "ΑΣ",
    "İstanbul",
    "´`^ ˚",
  ])("folds %j in the database like everywhere else", async (text) => {
    const { rows } = await sql<{ forms: string }>`select search_forms(${text}) as forms`.execute(
      harness.open.db,
    );
    expect([...new Set(rows[0]?.forms.split("\n"))]).toEqual(searchForms(text));
  });
});
