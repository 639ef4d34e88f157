import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ags,
  countries,
  is,
  office,
  postalCodes,
  reading,
  readings,
  registerOffices,
  save,
  storeReadingCommunes,
} from "../support/communeLists";
import { storeCommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { serverHarness } from "../support/serverHarness";
import { storeCommunes } from "../support/register";
import { systemRole } from "../support/serverCalls";

const long = (length: number) => "ä".repeat(length);

describe.each(databases)("Rules of the lists of a commune on $name", async (kind) => {
  const harness = await serverHarness(kind);
  await storeCommuneRecords(harness.open.db, ags);
  await storeCommuneRecords(harness.open.db, "05315000");
  await storeReadingCommunes(harness.open.db);
  afterAll(() => harness.open.close());

  const tooLong = (field: string, max: number) => ({
    code: "text_too_long",
    field,
    params: { max: String(max) },
  });
  test.each([
    [
      postalCodes,
      { postalCode: "123456", place: long(101) },
      [...is("postal_code_invalid", "postalCode"), tooLong("place", 100)],
    ],
    [
      registerOffices,
      { name: long(201), url: "javascript:alert(1)", authorityPrefix: "PSW", identifier: "1234567a" },
      [
        tooLong("name", 200),
        ...is("url_invalid", "url"),
        ...is("authority_prefix_invalid", "authorityPrefix"),
        ...is("authority_identifier_invalid", "identifier"),
      ],
    ],
    [registerOffices, { url: `https://${long(2_000)}` }, [tooLong("url", 2_000)]],
    [countries, { name: long(101) }, [tooLong("name", 100)]],
    [
      readings,
      { name: long(201), readingAgs: "9184000" },
      [tooLong("name", 200), ...is("ags_invalid", "readingAgs")],
    ],
    [readings, { readingAgs: "09999999" }, is("ags_unknown", "readingAgs")],
    [
      readings,
      { readingFrom: "2026-12-31", readingUntil: "2026-12-30" },
      is("end_before_start", "readingUntil"),
    ],
  ])("refuses input %#", async (list, input, errors) => {
    expect(await save(harness, list, { ...list.valid, ...input })).toEqual({ edge: null, errors });
  });

  test("texts are trimmed and composed, and all European letters are accepted", async () => {
    const saved = await save(harness, countries, { name: "  Ko\u0308nigreich Ḍə’Ł ", isEu: false });
    expect(saved.edge?.node["name"]).toBe("Königreich Ḍə’Ł");
  });

  test("refuses duplicates at their field, ignoring case and form", async () => {
    const taken = is("not_unique", "name");
    expect((await save(harness, countries, { name: "Türkei", isEu: false })).errors).toEqual([]);
    expect((await save(harness, countries, { name: " TU\u0308RKEI", isEu: true })).errors).toEqual(taken);
    expect((await save(harness, countries, { ags: "05315000", name: "Türkei", isEu: false })).errors).toEqual(
      [],
    );

    expect((await save(harness, postalCodes, { postalCode: "86199", place: "Göggingen" })).errors).toEqual(
      [],
    );
    const double = await save(harness, postalCodes, { postalCode: "86199", place: "Göggingen " });
    expect(double.errors).toEqual(is("not_unique", "postalCode"));
    expect((await save(harness, postalCodes, { postalCode: "86199", place: "Bergheim" })).errors).toEqual([]);

    const { errors } = await save(harness, registerOffices, { ...office, identifier: "00000001" });
    expect(errors).toEqual([]);
    const other = await save(harness, registerOffices, { ...office, name: "", identifier: "00000001" });
    expect(other.errors).toEqual([...is("required", "name"), ...is("not_unique", "identifier")]);

    // There is one reading per AGS, whichever commune owns it.
    expect((await save(harness, readings, { ...reading, readingAgs: "05315000" })).errors).toEqual(
      is("ags_configured_already", "readingAgs"),
    );
  });

  test("looks up the AGS of a reading; a county's own communes need not be stored", async () => {
    await storeCommunes(harness.open.db, [
      { ags: "09190000", name: "Weilheim-Schongau", unit: "Landkreis", postalCodes: [], services: [] },
    ]);
    const inCounty = (readingAgs: string) =>
      harness.mutate(
        "saveWaterMeterReadingCommune",
        "waterMeterReadingCommuneEdge { node { id revision } }",
        {
          ...reading,
          readingAgs,
          ags: "09190000",
          id: null,
          revision: null,
        },
      );
    const added = await inCounty("09190148");
    expect(added.errors).toEqual([]);
    expect((await inCounty("09191148")).errors).toEqual(is("ags_unknown", "readingAgs"));
    // A stored value stays valid, wherever it came from.
    await sql`update water_meter_reading set ags = '09999999' where ags = '09190148'`.execute(
      harness.open.db,
    );
    const { node } = (added.payload as { waterMeterReadingCommuneEdge: { node: { id: string } } })
      .waterMeterReadingCommuneEdge;
    const kept = await harness.mutate(
      "saveWaterMeterReadingCommune",
      "waterMeterReadingCommuneEdge { node { id } }",
      {
        ...reading,
        ...node,
        name: "Werk",
        readingAgs: "09999999",
        ags: "09190000",
      },
    );
    expect(kept.errors).toEqual([]);
  });

  test("of two identical concurrent inserts one is refused", async () => {
    for (const [list, field, code] of [
      [postalCodes, "postalCode", "not_unique"],
      [registerOffices, "identifier", "not_unique"],
      [countries, "name", "not_unique"],
      [readings, "readingAgs", "ags_configured_already"],
    ] as const) {
      const values = {
        ...list.valid,
        postalCode: "86156",
        identifier: "22222222",
        name: "Norwegen",
        readingAgs: "01001000",
      };
      const input = Object.fromEntries(Object.entries(values).filter(([key]) => key in list.valid));
      const answers = await Promise.all([
        save(harness, list, input),
        save(harness, list, input),
        save(harness, list, input),
      ]);
      const errors = answers.flatMap((answer) => answer.errors);
      expect(errors, list.save).toEqual([...is(code, field), ...is(code, field)]);
    }
  });

  test("refuses an invalid date before anything else", async () => {
    for (const readingFrom of ["2026-02-30", "20.11.2026", "", 20261120]) {
      await expect(save(harness, readings, { ...reading, readingFrom })).rejects.toMatchObject({
        extensions: { code: "date_invalid" },
      });
    }
  });

  describe("a reading that is running today", () => {
    const running = {
      ...reading,
      readingAgs: "09188139",
      readingFrom: "2026-11-01",
      readingUntil: "2026-11-21",
    };
    const asks = [{ code: "running_period_change" }];
    const at = async (time: string) => {
      const now = new Date(time);
      return { now, token: await harness.logIn(`support at ${time}`, systemRole("SUPPORT"), now) };
    };
    let id = "";
    beforeAll(async () => {
      const { edge } = await save(harness, readings, running);
      id = edge?.node.id ?? "";
    });

    test("reports it, by the day in Germany", async () => {
      const source = `query ($id: ID!) { node(id: $id) { ... on WaterMeterReadingCommune { isRunning } } }`;
      expect(await harness.read(source, { id })).toEqual({ node: { isRunning: true } });
      // Half past midnight in Germany on the day after the last one; in UTC it is still the last day.
      const changed = { ...running, id, revision: 1, readingUntil: "2026-11-30", name: "Danach" };
      const late = await save(harness, readings, changed, await at("2026-11-21T23:30:00Z"));
      expect(late).toMatchObject({ errors: [], edge: { node: { revision: 2 } } });
      const back = await save(
        harness,
        readings,
        { ...running, id, revision: 2 },
        await at("2026-12-24T10:00:00Z"),
      );
      expect(back).toMatchObject({ errors: [], edge: { node: { revision: 3 } } });
    });

    test("requires a confirmation to change its period, once nothing else is wrong", async () => {
      const support = await at("2026-11-20T10:00:00Z");
      const changed = { ...running, id, revision: 3, readingUntil: "2026-11-25" };
      expect(await save(harness, readings, changed, support)).toEqual({ edge: null, errors: asks });
      expect((await save(harness, readings, { ...changed, name: "" }, support)).errors).toEqual(
        is("required", "name"),
      );
      const inGermany = await at("2026-10-31T23:30:00Z");
      expect((await save(harness, readings, changed, inGermany)).errors).toEqual(asks);
    });

    test("changes its name without a confirmation, and its period with one", async () => {
      const support = await at("2026-11-20T11:00:00Z");
      const renamed = await save(
        harness,
        readings,
        { ...running, id, revision: 3, name: "Andere Werke" },
        support,
      );
      expect(renamed.errors).toEqual([]);
      const input = { ...running, id, revision: 4, readingUntil: "2026-11-25" };
      expect((await save(harness, readings, { ...input, confirmed: ["conflict"] }, support)).errors).toEqual(
        asks,
      );
      const confirmed = await save(
        harness,
        readings,
        { ...input, confirmed: ["running_period_change"] },
        support,
      );
      expect(confirmed).toMatchObject({ errors: [], edge: { node: { readingUntil: "2026-11-25" } } });
    });
  });
});
