import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import {
  currentPostalCodes,
  exportPostalCodes,
  isUnchanged,
  postalCodeLines,
  decodePostalCodeExportParams,
} from "#server/domain/communes/postalCodeExport";
import { databases } from "../support/databases";
import { addImportPeople, commit, importAgs as ags, upload } from "../support/imports";
import { contextOf } from "../support/serverCalls";
import { importsSettled } from "../support/services";

describe.each(databases)("Postal code exports ($name)", async ({ open }) => {
  const database = await open();
  const people = await addImportPeople(database.db);
  const file = "PLZ;Ort\n01067;Dresden\n86152;Augsburg\n86150;Göggingen\n86199;'=1+1\n";
  const seen = await upload(database.db, people.support, "POSTAL_CODES", file);
  await commit(database.db, people.support, seen, seen.needsConfirmation);
  afterAll(async () => {
    await importsSettled(database.db);
    await database.close();
  });

  const exported = async (text?: string) => {
    const parts = [];
    const params = { ...(await currentPostalCodes(database.db, ags)), text };
    for await (const part of postalCodeLines(database.db, params)) parts.push(part);
    return parts.join("");
  };

  test("are formatted for German spreadsheets, without formulas, by postal code", async () => {
    expect(await exported()).toBe(
      "\ufeffPostleitzahl;Ort\r\n01067;Dresden\r\n86150;Göggingen\r\n86152;Augsburg\r\n86199;'=1+1\r\n",
    );
    expect(await exported("gogg")).toBe("\ufeffPostleitzahl;Ort\r\n86150;Göggingen\r\n");
  });

  test("can be imported again without changes", async () => {
    const seen = await upload(database.db, people.support, "POSTAL_CODES", await exported());
    expect(seen.counts).toEqual({ added: 0, changed: 0, unchanged: 4, removed: 0, refused: 0 });
  });

  test("continue with the stock of their start", async () => {
    const many = Array.from({ length: 4_100 }, (_, row) => `86150;Ort ${String(row).padStart(4, "0")}`);
    const seen = await upload(database.db, people.support, "POSTAL_CODES", ["PLZ;Ort", ...many].join("\n"));
    await commit(database.db, people.support, seen, seen.needsConfirmation);
    const params = await currentPostalCodes(database.db, ags);
    const lines = postalCodeLines(database.db, params);
    const parts = [(await lines.next()).value];
    const other = await upload(database.db, people.support, "POSTAL_CODES", "PLZ;Ort\n86150;Augsburg\n");
    await commit(database.db, people.support, other, other.needsConfirmation);
    for await (const part of lines) parts.push(part);
    expect(parts.join("").trim().split("\r\n")).toHaveLength(4_101);
    expect(await isUnchanged(database.db, params)).toBe(true);
  });

  test("are fetched by a signed path with the filter; foreign ones are refused", async () => {
    const ctx = await contextOf(database.db, people.member);
    const { value } = await exportPostalCodes(ctx, ags, " Göggingen; ");
    const [, encoded = ""] =
      /\/mgt\/exports\/postal-codes\/09761000\/([\w-]+)\?signed$/.exec(value?.url ?? "") ?? [];
    const params = decodePostalCodeExportParams(encoded);
    expect(params).toMatchObject({ text: "Göggingen;" });
    // Rows added after the link was created are not in its file.
    await sql`update stock set revision = revision + 1 where id = ${params.stockId}`.execute(database.db);
    expect(await isUnchanged(database.db, params)).toBe(false);
    await expect(exportPostalCodes(ctx, "09162000", null)).rejects.toThrow("insufficient_permissions");
  });

  test("are named by the day of the request in Europe/Berlin", async () => {
    const ctx = await contextOf(database.db, people.member);
    const late = { ...ctx, now: () => new Date("2026-06-30T22:30:00.000Z") };
    const { value } = await exportPostalCodes(late, ags, null);
    expect(value?.fileName).toBe("postleitzahlen-09761000-2026-07-01.csv");
  });
});
