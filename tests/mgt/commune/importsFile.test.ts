import { describe, expect, test } from "vitest";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { csvLineMaxBytes, csvMaxBytes } from "#domain/limits";
import { checkFileOf, chunksOf, problemsShown, type FileCheck, type FileKind } from "#mgt/imports/checkFile";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Windows-1252 encodes umlauts like Latin-1. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

async function check(
  bytes: Uint8Array,
  options: { as?: FileKind; chunk?: number; encoding?: TextEncodingName } = {},
): Promise<FileCheck> {
  const { as = { kind: "POSTAL_CODES" }, chunk = 7, encoding } = options;
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk)
      yield await Promise.resolve(bytes.subarray(at, at + chunk));
  }
  return checkFileOf(as, { size: bytes.length, encoding, chunks }, () => undefined);
}

describe("Import file that can be uploaded", () => {
  test("reads UTF-8 and Windows-1252, whatever the chunks", async () => {
    const text = "PLZ;Ort\r\n86150;Göggingen\r\n86152;Bärenkeller\r\n";
    for (const chunk of [1, 2, 3, 1_000]) {
      expect(await check(utf8(text), { chunk })).toMatchObject({
        problem: null,
        report: { encoding: "UTF_8", rows: 2, rowsWithProblems: 0 },
      });
      expect(await check(windows1252(text), { chunk })).toMatchObject({
        report: { encoding: "WINDOWS_1252", rows: 2, rowsWithProblems: 0 },
      });
    }
  });

  test("reports line and column of each invalid row", async () => {
    const found = await check(
      utf8("PLZ;Ort\n86150;Augsburg\n1067;Dresden\n86150;Augsburg\n8615x;Ort\n86152;\n86153;A;B\n"),
    );
    expect(found.problem).toBeNull();
    if (found.problem) return;
    const { rows, rowsWithProblems, problems } = found.report;
    expect({ rows, rowsWithProblems }).toEqual({ rows: 6, rowsWithProblems: 5 });
    expect(problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, 1, "leading_zero_lost"],
      [4, null, "row_duplicate"],
      [5, 1, "postal_code_invalid"],
      [6, 2, "required"],
      [7, null, "csv_field_count"],
    ]);
  });

  test("keeps no more problems than it shows", async () => {
    const found = await check(utf8(`PLZ;Ort\n${"x;y\n".repeat(5_000)}`), { chunk: 4_096 });
    if (found.problem) throw new Error(found.problem.code);
    expect(found.report.rowsWithProblems).toBe(5_000);
    expect(found.report.problems).toHaveLength(problemsShown);
  });

  test("reports the progress", async () => {
    const shares: number[] = [];
    const bytes = utf8("PLZ;Ort\n86150;Augsburg\n");
    const file = new File([bytes], "plz.csv");
    await checkFileOf({ kind: "POSTAL_CODES" }, { size: file.size, chunks: () => chunksOf(file) }, (share) =>
      shares.push(share),
    );
    expect(shares.at(-1)).toBe(1);
  });
});

describe("Import file refused as a whole", () => {
  test("is refused for a quoted field that never ends, whatever the chunks", async () => {
    const text = 'PLZ;Ort\n86150;"Augsburg\n86152;Augsburg\n';
    for (const chunk of [7, 1_000]) {
      expect(await check(utf8(text), { chunk })).toMatchObject({
        problem: { code: "csv_quote_open", params: { line: "2", column: "7" } },
      });
    }
  });

  test("has a sample of the values that mix encodings", async () => {
    const mixed = new Uint8Array([
      ...utf8("PLZ;Ort\n86149;Augsburg\n86150;Göggingen\n86151;Füssen\n"),
      ...windows1252("86152;Bärenkeller\n86153;Tölz\n"),
    ]);
    for (const chunk of [7, 1_000]) {
      expect(await check(mixed, { chunk })).toMatchObject({
        problem: { code: "csv_encoding_mixed", params: { line: "5", column: "8" } },
        choice: { encoding: null, sample: "Bärenkeller, GÃ¶ggingen" },
      });
    }
  });

  test("has a sample of column names that depend on the encoding", async () => {
    const as = { kind: "RESIDENTIAL_PROPERTIES", ags: "09761000" } as const;
    const row = "09761000;86150;Augsburg;Maxweg\n";
    const ofDos = windows1252(`ags;PLZ;Ort;Stra\u00e1e\n${row}`);
    expect(await check(ofDos, { as })).toMatchObject({ report: { encoding: "CP850" } });
    expect(await check(ofDos, { as, encoding: "WINDOWS_1252" })).toMatchObject({
      problem: { code: "columns_missing", params: { columns: "street" } },
      choice: { encoding: "WINDOWS_1252", sample: "Straáe" },
    });
    expect(await check(utf8(`ags;PLZ;Ort;Weg\n${row}`), { as })).toEqual({
      problem: { code: "columns_missing", params: { line: "1", columns: "street" } },
    });
  });

  test("is refused for more bytes than allowed, without reading it", async () => {
    const chunks = () => {
      throw new Error("The file was read.");
    };
    const found = await checkFileOf({ kind: "POSTAL_CODES" }, { size: csvMaxBytes + 1, chunks }, () => {});
    expect(found.problem?.code).toBe("file_too_large");
  });

  test("is refused for 100 MB in one line, after the first bytes", async () => {
    let read = 0;
    const chunk = new Uint8Array(1_048_576).fill(65);
    async function* chunks() {
      for (; read < 100; read += 1) yield await Promise.resolve(chunk);
    }
    const found = await checkFileOf({ kind: "POSTAL_CODES" }, { size: 100 * chunk.length, chunks }, () => {});
    expect(found.problem).toEqual({
      code: "csv_line_too_long",
      params: { line: "1", max: String(csvLineMaxBytes) },
    });
    expect(read).toBeLessThan(2);
  });
});
