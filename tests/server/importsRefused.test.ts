import { describe, expect, test } from "vitest";
import { importProblemsMax } from "#domain/limits";
import { databases } from "../support/databases";
import {
  commit,
  cp850,
  propertyFile,
  propertyHeader,
  propertyRow,
  upload,
  withImports,
} from "../support/imports";
import { importsSettled } from "../support/services";

describe.each(databases)("Invalid imports ($name)", ({ open }) => {
  const world = withImports(open);
  const { properties, store, stocks, rowCount, codesOf } = world;

  const row = propertyRow(1);
  const files: readonly [string, string | Buffer, string, Readonly<Record<string, string>>][] = [
    [
      "an endless line",
      `${propertyHeader}\n${"x".repeat(300_000)}`,
      "csv_line_too_long",
      { line: "2", max: "65536" },
    ],
    [
      "two encodings",
      Buffer.concat([Buffer.from(`${propertyHeader}\n${row}\nä;`), Buffer.of(0xe4, 0x0a)]),
      "csv_encoding_mixed",
      { line: "3", column: "3" },
    ],
    ["no rows", `${propertyHeader}\n`, "file_empty", {}],
    [
      "no good row",
      `${propertyHeader}\n${propertyRow(1, { ags: "9761000" })}\n`,
      "all_rows_faulty",
      { count: "1" },
    ],
  ];
  test.each(files)(
    "of a file with %s are refused, and the stock is kept",
    async (_what, content, code, params) => {
      await store(propertyFile(20));
      const before = await stocks();
      const seen = await properties(content);
      expect(seen).toMatchObject({ state: "REFUSED", failure: { code } });
      expect(Object.fromEntries(seen.failure?.params.map(({ name, value }) => [name, value]) ?? [])).toEqual(
        params,
      );
      const { payload } = await commit(world.db, world.people.support, seen);
      expect(payload?.errors).toMatchObject([{ code: "status_not_allowed", params: [{ value: "REFUSED" }] }]);
      await importsSettled(world.db);
      expect(await stocks()).toEqual(before);
      expect(await rowCount()).toBe(20);
    },
  );

  test("of a file with invalid rows skip them after a confirmation", async () => {
    const lines = [
      propertyHeader,
      propertyRow(0),
      propertyRow(1, { ags: "9761000" }),
      propertyRow(2, { ags: "09162000" }),
      propertyRow(0),
      "",
      ";;;;;;;;;",
      propertyRow(3),
      "09761000;86150;Augsburg",
    ];
    const seen = await properties(Buffer.from(lines.join("\n"), "latin1"));
    expect(seen).toMatchObject({
      state: "READY",
      encoding: "WINDOWS_1252",
      sample: "Annastraße 0",
      counts: { added: 2, refused: 4 },
      needsConfirmation: ["rows_left_out"],
    });
    expect(seen.problemCounts).toEqual([
      { code: "leading_zero_lost", count: 1 },
      { code: "ags_outside_commune", count: 1 },
      { code: "row_duplicate", count: 1 },
      { code: "csv_field_count", count: 1 },
    ]);
    expect(
      seen.problems.edges.map(({ node }) => [node.line, node.column, node.columnName, node.error.code]),
    ).toEqual([
      [3, 1, "ags", "leading_zero_lost"],
      [4, 1, "ags", "ags_outside_commune"],
      [5, null, null, "row_duplicate"],
      [9, null, null, "csv_field_count"],
    ]);
    const { payload } = await commit(world.db, world.people.support, seen);
    expect(payload).toMatchObject({
      importPreview: { state: "READY" },
      errors: [{ code: "rows_left_out", params: [{ name: "count", value: "4" }] }],
    });
    expect(await codesOf(seen, ["rows_left_out"])).toEqual([]);
    expect(await rowCount()).toBe(2);
  });

  test("of files of old programs read their encoding, or the chosen one, and show a sample", async () => {
    const text = "PLZ;Ort\r83646;Bad Tölz\r83700;Füssen\r";
    const postalCodes = (content: Buffer, chosen?: "WINDOWS_1252") =>
      upload(world.db, world.people.support, "POSTAL_CODES", content, "09761000", chosen);
    const read = { state: "READY", sample: "Bad Tölz", counts: { added: 2, refused: 0 } };
    expect(await postalCodes(cp850(text))).toMatchObject({ ...read, encoding: "CP850", progressTotal: 2 });
    expect(await postalCodes(Buffer.from(text, "utf16le"))).toMatchObject({ ...read, encoding: "UTF_16LE" });
    expect(await postalCodes(cp850(text), "WINDOWS_1252")).toMatchObject({
      state: "READY",
      encoding: "WINDOWS_1252",
      sample: "Bad T”lz",
      problemCounts: [{ code: "text_invalid", count: 1 }],
    });
  });

  test("of a file with an ignored column name it, and warn if it names other communes", async () => {
    const seen = await upload(
      world.db,
      world.people.support,
      "POSTAL_CODES",
      [
        "PLZ;Ort;AGS;Einwohner",
        "86150;Augsburg;09761000;1",
        "80331;München;09162000;1",
        "80333;München;9162000;1",
        "01067;Dresden;14612000;1",
        "99999;Nirgends;;1",
      ].join("\n"),
    );
    expect(seen).toMatchObject({
      state: "READY",
      ignoredColumns: ["AGS", "Einwohner"],
      otherCommunes: {
        rowCount: 3,
        communeCount: 2,
        communes: [
          { ags: "09162000", name: "München", rowCount: 2 },
          { ags: "14612000", name: null, rowCount: 1 },
        ],
      },
      needsConfirmation: ["rows_of_other_communes"],
    });
    expect(await codesOf(seen)).toEqual(["rows_of_other_communes"]);
    expect(await codesOf(seen, ["rows_of_other_communes"])).toEqual([]);
    const own = await upload(
      world.db,
      world.people.support,
      "POSTAL_CODES",
      "PLZ;Ort;AGS\n86150;Augsburg;09761000\n",
    );
    expect(own).toMatchObject({ ignoredColumns: ["AGS"], otherCommunes: null });
    expect(own.needsConfirmation).not.toContain("rows_of_other_communes");
  });

  test("with many problems count all of them, and list the first", async () => {
    const faulty = Array.from({ length: 12_000 }, () => "9761000;1067;;;;1;;;;");
    const seen = await properties([propertyFile(10).trim(), ...faulty].join("\n"));
    expect(seen).toMatchObject({ state: "READY", failure: null, counts: { added: 10, refused: 12_000 } });
    expect(seen.problemCounts).toContainEqual({ code: "leading_zero_lost", count: 24_000 });
    expect(seen.problems.totalCount).toBe(importProblemsMax);
  });
});
