import { afterAll, describe, expect, test } from "vitest";
import {
  currentRows,
  exportResidentialProperties,
  decodePropertyExportParams,
  residentialPropertyLines,
} from "#server/domain/residentialProperties/residentialPropertyExport";
import { databases } from "../support/databases";
import { importAgs as ags, propertyHeader, upload } from "../support/imports";
import { propertyHarness, propertyLines } from "../support/residentialProperties";
import { contextOf } from "../support/serverCalls";

describe.each(databases)("Residential property exports ($name)", async (kind) => {
  const harness = await propertyHarness(kind);
  afterAll(() => harness.close());

  const exported = async (filter = {}) => {
    const parts = [];
    const params = { ...(await currentRows(harness.database.db, ags)), ...filter };
    for await (const part of residentialPropertyLines(harness.database.db, ags, params)) parts.push(part);
    return parts.join("");
  };

  test("are formatted for German spreadsheets, without formulas", async () => {
    const text = await exported();
    expect(text.startsWith(`\ufeff${propertyHeader}\r\n`)).toBe(true);
    expect(text.split("\r\n")).toHaveLength(propertyLines.length + 2);
    expect(text).toContain(";Zeuggasse;12;;;'=1+1;12\r\n");
    expect(text).toContain(";''-Weg;");
    expect((await exported({ text: "zeug" })).split("\r\n")).toHaveLength(3);
  });

  test("can be imported again without changes", async () => {
    const seen = await upload(
      harness.database.db,
      harness.people.support,
      "RESIDENTIAL_PROPERTIES",
      await exported(),
    );
    expect(seen.counts).toEqual({ added: 0, changed: 0, unchanged: 7, removed: 0, refused: 0 });
  });

  test("are fetched by a signed path with the filter", async () => {
    const ctx = await contextOf(harness.database.db, harness.people.member);
    const { value } = await exportResidentialProperties(ctx, ags, { text: 'Zeug; "x"' });
    const [, encoded] =
      /\/mgt\/exports\/residential-properties\/09761000\/([\w-]+)\?signed$/.exec(value?.url ?? "") ?? [];
    expect(decodePropertyExportParams(encoded ?? "")).toMatchObject({ text: 'Zeug; "x"' });
    expect(value).toMatchObject({ mediaType: "text/csv; charset=utf-8", byteSize: null });
  });

  test("are named by the day of the request in Europe/Berlin", async () => {
    const ctx = await contextOf(harness.database.db, harness.people.member);
    const late = { ...ctx, now: () => new Date("2026-11-20T23:30:00.000Z") };
    const { value } = await exportResidentialProperties(late, ags, {});
    expect(value?.fileName).toBe("wohngrundstuecke-09761000-2026-11-21.csv");
  });

  test("have short paths, whatever the filter", async () => {
    const ctx = await contextOf(harness.database.db, harness.people.member);
    const filter = { text: `${" ".repeat(50_000)}Zeug`, postalCodes: ["86150", "x".repeat(50_000)] };
    const { value } = await exportResidentialProperties(ctx, ags, filter);
    const [, encoded] = /\/09761000\/([\w-]+)\?signed$/.exec(value?.url ?? "") ?? [];
    expect(decodePropertyExportParams(encoded ?? "")).toMatchObject({
      text: "Zeug",
      postalCodes: ["86150", "xxxxxx"],
    });
  });
});
