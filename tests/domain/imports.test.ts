import { describe, expect, test } from "vitest";
import { CsvRecords } from "#domain/imports/csvRecords";
import { neutraliseFormula, restoreFormula } from "#domain/imports/formulaText";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { columnNameOf } from "#domain/imports/columnNames";
import { EncodingSample } from "#domain/imports/encodingSample";
import { readHeader, type ImportFormat } from "#domain/imports/importFormat";
import { ImportRows, type ImportRow } from "#domain/imports/importRows";
import { postalCodeFormat } from "#domain/imports/postalCodeFormat";
import { residentialPropertyFormat } from "#domain/imports/residentialPropertyFormat";
import { keyBits, SeenKeys } from "#domain/imports/seenKeys";
import { confirmedShrink } from "#domain/imports/shrink";
import { TextScan } from "#domain/imports/textScan";
import { userFormat } from "#domain/imports/userFormat";
import { csvLineMaxBytes, importRowsMax } from "#domain/limits";

/** Parses a text in chunks of this size. */
function records(text: string, size = text.length || 1) {
  const reader = new CsvRecords();
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)));
  found.push(...reader.finish());
  return { records: found.map(({ line, fields }) => [line, ...fields]), problem: reader.problem };
}

describe("CSV text", () => {
  const text = '\ufeffa;b\r\n"x;""y""";ä\n\n;;\n"über\nzwei";z\r\nlast;"one"';
  const asExcelWrites = '\ufeffsep=;\r\na; b\r\n; "c; ""d"" ; ""e" ;f; \r\n \t"g";h\r\n';

  test.each([1, 2, 3, 7, 1000])("is parsed the same in chunks of %d characters", (size) => {
    expect(records(text, size)).toEqual({
      records: [
        [1, "a", "b"],
        [2, 'x;"y"', "ä"],
        [5, "über\nzwei", "z"],
        [7, "last", "one"],
      ],
      problem: null,
    });
  });

  test.each([1, 2, 3, 7, 1000])(
    "with a separator line and blanks around quotes is parsed in chunks of %d characters",
    (size) => {
      expect(records(asExcelWrites, size)).toEqual({
        records: [
          [2, "a", " b"],
          [3, "", 'c; "d" ; "e', "f", " "],
          [4, "g", "h"],
        ],
        problem: null,
      });
    },
  );

  test.each([1, 2, 1000])("whose lines end with CR only is parsed in chunks of %d characters", (size) => {
    const byReturns = 'a;b\r"c\rd";e\r\rf;g\r';
    expect(records(byReturns, size)).toEqual({
      records: [
        [1, "a", "b"],
        [2, "c\nd", "e"],
        [5, "f", "g"],
      ],
      problem: null,
    });
  });

  test.each([
    ["a quote that never ends", 'a;b\nc;"d\ne;f\n', "csv_quote_open", 2, 3],
    ["a quote that only the next one ends", 'a;b\nc;"d\ne;"f"\n', "csv_quote_open", 2, 3],
    ["text behind a closing quote", 'a;b\nü;"d"e\n', "csv_quote_open", 2, 3],
  ])("with %s is refused at its position", (_what, faulty, code, line, column) => {
    for (const size of [1, 4, 1000]) {
      const place = { line: String(line), column: String(column) };
      expect(records(faulty, size).problem).toEqual({ code, params: place });
    }
  });

  test("is refused at an unclosed quote before much of it is buffered", () => {
    const reader = new CsvRecords();
    const line = `${"x;".repeat(500)}\n`;
    reader.push('a;b\nc;"d\n');
    let pushed = 0;
    while (reader.problem === null && pushed < 10 * csvLineMaxBytes) {
      reader.push(line);
      pushed += line.length;
    }
    expect(reader.problem).toEqual({ code: "csv_quote_open", params: { line: "2", column: "3" } });
    expect(pushed).toBeLessThan(csvLineMaxBytes + 2 * line.length);
  });
});

/** Parses a whole file. */
function rowsOf<Field extends string>(text: string, format: ImportFormat<Field>) {
  const reader = new ImportRows(format);
  const rows: ImportRow<Field>[] = [...reader.push(text), ...reader.finish()];
  return { rows, problem: reader.problem };
}

describe("CSV rows", () => {
  const header =
    "ags;postal code;location;district;street;house number;letter;part number;supplements;house-number letter";
  const format = residentialPropertyFormat("09761000");

  test("have their line and values, with columns in any order and under aliases", () => {
    const { rows } = rowsOf("Ort;Bemerkung;PLZ\nAugsburg;x;86150\n", postalCodeFormat);
    expect(rows).toMatchObject([{ line: 2, ok: true, values: { postalCode: "86150", place: "Augsburg" } }]);
  });

  test("may have empty columns behind the last one, in some rows or in all", () => {
    const text = "PLZ;Ort;;;\n86150;Augsburg;;;\n86152;Augsburg\n86153;Augsburg;;\n86154;Augsburg;x\n86156\n";
    const { rows } = rowsOf(text, postalCodeFormat);
    expect(rows.map((row) => (row.ok ? row.values.postalCode : row.problems[0]?.code))).toEqual([
      "86150",
      "86152",
      "86153",
      "csv_field_count",
      "csv_field_count",
    ]);
  });

  test("have a sample for their encoding, also if it is wrong", () => {
    const sampleOf = (text: string) => {
      const sample = new EncodingSample();
      sample.note(rowsOf(`PLZ;Ort\n${text}`, postalCodeFormat).rows);
      return sample.value;
    };
    expect(sampleOf("86150;Augsburg – Mitte\n83700;F\u0081ssen\n83701;Tölz\n")).toBe("F\u0081ssen");
    expect(sampleOf("86150;Augsburg – Mitte\n")).toBe("Augsburg – Mitte");
    expect(sampleOf("86150;Augsburg\n")).toBeNull();
  });

  test.each(["de", "en"] as const)(
    "of all kinds are found by the names that the screen shows (%s)",
    (language) => {
      const find = <Field extends string>(one: ImportFormat<Field>) => {
        const names = one.columns.map(({ field }) => columnNameOf(field, language));
        expect(one.columns.map(({ name }) => columnNameOf(name, language))).toEqual(names);
        expect(readHeader(one, names)).toMatchObject({
          positions: Object.fromEntries(one.columns.map(({ field }, position) => [field, position])),
          ignored: [],
        });
      };
      find(postalCodeFormat);
      find(format);
      find(userFormat([]));
    },
  );

  test("name the ignored columns, and an AGS in one of them", () => {
    const reader = new ImportRows(postalCodeFormat);
    const rows = reader.push(
      "Land;AGS;PLZ;;Ort;plz\nBY;9761000;86150;;Augsburg;x\nBY;kein;86152;;Augsburg;x\n",
    );
    expect(reader.ignoredColumns).toEqual(["Land", "AGS", "plz"]);
    expect(rows).toMatchObject([{ ignoredAgs: "09761000" }, { ignoredAgs: null }]);
    expect(rowsOf(`${header}\n09761000;86150;Augsburg;;Weg;1;;;;\n`, format).rows).toMatchObject([
      { ignoredAgs: null },
    ]);
  });

  test.each([
    ["nothing at all", "", "file_empty", {}],
    ["a header only", "PLZ;Ort\n", "file_empty", {}],
    ["commas", "PLZ,Ort\n86150,Augsburg\n", "csv_separator_wrong", { line: "1", found: "," }],
    ["a missing column", "PLZ;Stadt\n86150;Augsburg\n", "columns_missing", { line: "1", columns: "place" }],
  ])("are refused as a whole with %s", (_what, text, code, params) => {
    expect(rowsOf(text, postalCodeFormat).problem).toEqual({ code, params });
  });

  test("are refused as a whole if there are too many", () => {
    const reader = new ImportRows(postalCodeFormat);
    reader.push("PLZ;Ort\n");
    const line = "1;\n".repeat(10_000);
    for (let count = 0; count <= importRowsMax; count += 10_000) reader.push(line);
    expect(reader.problem).toEqual({ code: "too_many_rows", params: { max: "500000" } });
  });

  test.each([
    ["an AGS without its zero", "9761000;86150;A;;S;1;;;;", "leading_zero_lost", 1, "ags"],
    ["an AGS of elsewhere", "09162000;86150;A;;S;1;;;;", "ags_outside_commune", 1, "ags"],
    ["no AGS", "99999999;86150;A;;S;1;;;;", "ags_invalid", 1, "ags"],
    ["a postal code without its zero", "09761000;1067;A;;S;1;;;;", "leading_zero_lost", 2, "postal code"],
    ["no postal code", "09761000;861500;A;;S;1;;;;", "postal_code_invalid", 2, "postal code"],
    ["no place", "09761000;86150;;;S;1;;;;", "required", 3, "location"],
    ["no street", "09761000;86150;A;; ;1;;;;", "required", 5, "street"],
    ["a tab", "09761000;86150;A;;S\tT;1;;;;", "text_invalid", 5, "street"],
    ["a long house number", `09761000;86150;A;;S;${"1".repeat(21)};;;;`, "text_too_long", 6, "house number"],
    ["too few fields", "09761000;86150;A;;S;1", "csv_field_count", null, null],
  ])("with %s have a problem at that line and column", (_what, row, code, column, columnName) => {
    const good = "09761000;86150;Augsburg;;Annastraße;1;;;;";
    const { rows, problem } = rowsOf(`${header}\n${good}\n${row}\n`, format);
    expect(problem).toBeNull();
    expect(rows).toMatchObject([
      { line: 2, ok: true },
      { line: 3, ok: false, problems: [{ code, column, columnName }] },
    ]);
  });

  test("that are duplicates name the line of the first", () => {
    const { rows } = rowsOf("PLZ;Ort\n86150;Augsburg\n86152;Augsburg\n86150; Augsburg\n", postalCodeFormat);
    expect(rows[2]).toMatchObject({
      line: 4,
      problems: [{ code: "row_duplicate", params: { firstLine: "2" } }],
    });
  });
});

test("CSV imports: distinguishes keys, also many of them", () => {
  const seen = new SeenKeys();
  const keys = Array.from(
    { length: 50_000 },
    (_, index) => `86150\u001fWeg ${index >> 4}\u001f${index & 15}`,
  );
  expect(keys.filter((key, index) => seen.note(keyBits(key), index + 1) !== null)).toEqual([]);
  expect(seen.note(keyBits(keys[41_234] ?? ""), 60_000)).toBe(41_235);
});

test.each(["=1+1", "+49", "-5", "@x", "'=1", "''=1", "'a", "a=1", ""])(
  "CSV imports: %j survives export and import",
  (text) => {
    const exported = neutraliseFormula(text);
    expect(exported).not.toMatch(/^[=+\-@]/);
    expect(restoreFormula(exported)).toBe(text);
  },
);

test.each([
  [0, 0, null],
  [100, 80, null],
  [1_000, 799, 21],
  [40, 31, 23],
  [40, 0, 100],
  [1_500, 1, 99],
  [10, 20, null],
])("CSV imports: of %d rows, %d remaining ones give %j", (before, after, percent) => {
  expect(confirmedShrink(before, after)).toBe(percent);
});

describe("CSV file bytes", () => {
  const scan = (...parts: readonly (readonly number[] | string)[]) => scanAs(null, ...parts);
  const scanAs = (chosen: TextEncodingName | null, ...parts: readonly (readonly number[] | string)[]) => {
    const bytes = Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))),
    );
    const reader = new TextScan(chosen);
    for (const byte of bytes) reader.push(Uint8Array.of(byte));
    return reader.finish();
  };

  const wide = (text: string) => [...Buffer.from(text, "utf16le")];
  test.each([
    ["UTF_8", ["Straße 𝄞\n"]],
    ["UTF_8", ["ä"]],
    ["UTF_8", [""]],
    ["WINDOWS_1252", ["Stra", [0xdf], "e\n"]],
    [
      "WINDOWS_1252",
      [`${"x".repeat(7)};`, Array.from({ length: 200 }, () => 0xe4), "Men", [0xdc, 0x96], "\n"],
    ],
    ["CP850", ["Bad T", [0x94], "lz\rF", [0x81], "ssen\r"]],
    ["UTF_16LE", [[0xff, 0xfe], wide("PLZ;Ort\r\n80331;München\r\n")]],
    ["UTF_16LE", [wide("PLZ;Ort\n")]],
    ["UTF_16BE", [Buffer.from(wide("PLZ;Ort\n")).swap16().toJSON().data]],
  ] as const)("tell that they are %s", (encoding, parts) => {
    expect(scan(...parts)).toEqual({ encoding });
  });

  test("are read in the encoding that the user has chosen", () => {
    expect(scanAs("CP850", "Stra", [0xdf], "e\n")).toEqual({ encoding: "CP850" });
    expect(scanAs("WINDOWS_1252", "ä\nöS", [0xdf], "e\n")).toEqual({ encoding: "WINDOWS_1252" });
  });

  test.each(["\n", "\r\n", "\r"])("have as many lines as line ends %j", (end) => {
    const reader = new TextScan();
    reader.push(Buffer.from(["PLZ", "1", "", "2"].join(end)));
    reader.finish();
    expect(reader.lines).toBe(4);
  });

  test("of mixed encodings, or with NUL, are refused with line and column", () => {
    expect(scan("ä\nöS", [0xdf], "e\n")).toEqual({
      problem: { code: "csv_encoding_mixed", params: { line: "2", column: "3" } },
    });
    expect(scan("ä\nab", [0])).toEqual({
      problem: { code: "csv_nul_byte", params: { line: "2", column: "3" } },
    });
    expect(scan([0xff, 0xfe], wide("a\rb\0"))).toEqual({
      problem: { code: "csv_nul_byte", params: { line: "2", column: "2" } },
    });
  });

  test("without line ends are refused early", () => {
    const reader = new TextScan();
    const chunk = new Uint8Array(65_536).fill(0x61);
    reader.push(chunk);
    expect(reader.problem).toBeNull();
    reader.push(chunk);
    expect(reader.problem).toMatchObject({ code: "csv_line_too_long", params: { line: "1" } });
  });
});
