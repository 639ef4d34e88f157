import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchForms } from "#domain/searchText";
import { listActivities } from "#server/domain/activity/activityLog";
import { declarePurpose } from "#server/domain/activity/purposes";
import { storeCommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { storeCommunes } from "../support/register";
import { searchPairs } from "../support/searchPairs";
import { addUser, contextOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const ags = "09761000";
const countries = [
  "Österreich",
  "São Tomé und Príncipe",
  "Côte d’Ivoire",
  "Großes 100%-Land_\\",
  "Straße",
  "Oman",
];

describe.each(databases)("List search on $name", async (kind) => {
  const harness = await serverHarness(kind);
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

  test("folds each character in the database like everywhere else", async () => {
    // Control characters and surrogates are no text; each character stands alone and within a word.
    const characters = Array.from({ length: 0xfffe }, (_, code) => String.fromCodePoint(code)).filter((one) =>
      /[^\p{Cc}\p{Cs}\p{Cn}\p{Co}]/u.test(one),
    );
    // Not the scripts in which the database and this program know different versions of Unicode.
    const parts = ["[\\u0000-\\u0fff]", "[\\u1e00-\\u2bff]", "[\\ufb00-\\uffff]"].map(
      (range) => new RegExp(range),
    );
    const texts = characters
      .filter((one) => parts.some((part) => part.test(one)))
      .map((one) => `a${one}b ${one}`);
    const { rows } = await sql<{ text: string; forms: string }>`
      select text, search_forms(text) as forms from unnest(${texts}::text[]) as text`.execute(
      harness.open.db,
    );
    const differing = rows.filter(
      ({ text, forms }) => [...new Set(forms.split("\n"))].join("\n") !== searchForms(text).join("\n"),
    );
    expect(differing).toEqual([]);
  });

  const people = searchPairs.map(([name]) => name);
  const cases = searchPairs.flatMap(([name, ...terms]) => terms.map((term) => [name, term] as const));

  /** Each search by its query; the answer is the text in which the term was found. */
  const searches: readonly (readonly [string, string])[] = [
    [
      "users",
      "query($text: String!) { list: users(filter: { text: $text }) { edges { node { found: username } } } }",
    ],
    [
      "communes",
      "query($text: String!) { list: communes(filter: { text: $text }) { edges { node { found: name } } } }",
    ],
    [
      "fees",
      "query($text: String!) { list: systemFees(filter: { text: $text }) { edges { node { found: text } } } }",
    ],
    ...["countries", "postalCodes", "residentialProperties"].map((list) => {
      const field = { countries: "name", postalCodes: "place", residentialProperties: "street" }[list];
      return [
        list,
        `query($text: String!) { commune(ags: "05314000") {
          list: ${list}(filter: { text: $text }) { edges { node { found: ${field} } } } } }`,
      ] as const;
    }),
  ];

  describe("by one rule", () => {
    beforeAll(async () => {
      const { db } = harness.open;
      const communes = people.map((name, at) => ({
        ags: `05314${String(at).padStart(3, "0")}`,
        name,
        unit: "Stadt",
        postalCodes: [],
        services: [],
      }));
      await storeCommunes(db, communes);
      const input = { ags: "05314000" };
      for (const [at, name] of people.entries()) {
        await addUser(db, { username: name, email: `${at}@example.org` });
        await harness.mutate("saveCountry", "countryEdge { cursor }", { ...input, name, isEu: true });
        await harness.mutate("savePostalCode", "postalCodeEdge { cursor }", {
          ...input,
          postalCode: "53111",
          place: name,
        });
        await harness.mutate("saveResidentialProperty", "residentialPropertyEdge { cursor }", {
          ...input,
          propertyAgs: "05314000",
          postalCode: "53111",
          location: "Bonn",
          district: "",
          street: name,
          houseNumber: "1",
          letter: "",
          partNumber: "",
          houseNumberLetter: "",
          supplements: "",
        });
        await sql`insert into service_fee (service_id, fee_id, text, is_active, hhst, metadata_state)
          values ('ew-meldebescheinigung', ${`f${at}`}, ${name}, true, '0.1110.1000', 'OWN')`.execute(db);
        await sql`insert into activity (at, type, actor_name, target_kind, target_id, commune_ags)
          values (now(), 'SAVE_COMMUNE', ${name}, 'commune', '05314000', '05314000')`.execute(db);
      }
    });

    const begins = (name: string, term: string) =>
      searchForms(name).some((form) => form.startsWith(searchForms(term)[0] ?? ""));

    test.each(searches)("%s are found", async (list, source) => {
      const missing: string[] = [];
      for (const [name, text] of cases) {
        // Streets are found by their beginning.
        if (list === "residentialProperties" && !begins(name, text)) continue;
        const data = await harness.read(source, { text });
        const { list: page } = (data["commune"] ?? data) as {
          list: { edges: { node: { found: string } }[] };
        };
        if (!page.edges.some(({ node }) => node.found === name)) missing.push(`${text} in ${name}`);
      }
      expect(missing).toEqual([]);
    });

    test("persons are found in the history of a commune", async () => {
      const missing: string[] = [];
      const token = await harness.logIn("searcher", systemRole("SUPPORT"));
      const ctx = await contextOf(harness.open.db, { token, now: harnessTime });
      await declarePurpose(ctx, "Ticket 4711");
      for (const [name, actor] of cases) {
        const bounds = { first: 50, after: null, last: null, before: null };
        const page = await listActivities(ctx, { communes: ["05314000"], actor }, bounds);
        if (begins(name, actor) && !page.rows.some(({ row }) => row.actorName === name))
          missing.push(`${actor} in ${name}`);
      }
      expect(missing).toEqual([]);
    });
  });
});
