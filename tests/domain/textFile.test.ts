/** i18n JSON files: what is read, refused and printed. */
import { expect, test } from "vitest";
import { textFileTextsMax } from "#domain/texts/serviceTexts";
import { printTextFile, readTextFile } from "#domain/texts/textFile";

test("Text files: reads nested objects and keys with dots alike", () => {
  const content = '\uFEFF{"start": {"title": "Start", "a.b": ""}, "person.name": "Name"}';
  expect(readTextFile(content)).toEqual(
    new Map([
      ["start.title", "Start"],
      ["start.a.b", ""],
      ["person.name", "Name"],
    ]),
  );
});

test.each([
  ["", "json_invalid"],
  ["{", "json_invalid"],
  ["titel: Start", "json_invalid"],
  ["null", "translation_file_invalid"],
  ['"text"', "translation_file_invalid"],
  ["[]", "translation_file_invalid"],
  ["{}", "translation_file_invalid"],
  ['{"start": {}}', "translation_file_invalid"],
  ['{"start": ["Start"]}', "translation_file_invalid"],
  ['{"start": 1}', "translation_file_invalid"],
  ['{"a":'.repeat(17) + '"text"' + "}".repeat(17), "translation_file_invalid"],
  // Of the first object, JSON.parse leaves nothing.
  ['{"a":'.repeat(100_000) + '""' + "}".repeat(99_999) + ', "a": ""}', "translation_file_invalid"],
])("Text files: refuses %#", (content, code) => {
  expect(readTextFile(content)).toMatchObject({ code });
});

test("Text files: a null is an empty text", () => {
  const content = '{"person": {"titel": "Person", "vorname": null}}';
  expect(readTextFile(content)).toEqual(
    new Map([
      ["person.titel", "Person"],
      ["person.vorname", ""],
    ]),
  );
});

test.each([
  ['{"person":{"titel":"One"},\n"person":{"vorname":"Two"}}', "person (1, 2)"],
  ['{"a": {"b": {"c": "1", "d": "2",\n\n"c": "1"}}}', "a.b.c (1, 3)"],
  ['{"a.b": "1",\n"a": {"b": "2"}}', "a.b (1, 2)"],
  ['{"a": null, "a": {}}', "a (1, 1)"],
  ['{"\\\\\\"{" : "n{", "\\u005c\\"{": ":"}', '\\"{ (1, 1)'],
  [`{${[..."abcdef"].map((key) => `"${key}": "", "${key}": ""`).join()}}`, /^a \(1, 1\), .*, e \(1, 1\), …$/],
])("Text files: names keys that occur twice in %j", (content, keys) => {
  const { code, params } = Object(readTextFile(content)) as { code: string; params: { keys: string } };
  expect(code).toBe("json_key_duplicate");
  expect(params.keys).toMatch(keys);
});

test("Text files: sections may be written apart, nested and with dots", () => {
  const content = '{"a": {"b": {"c": "1"}}, "a.b": {"d": "2"}, "a.e": "3"}';
  expect(readTextFile(content)).toHaveProperty("size", 3);
});

test("Text files: refuses a file with too many texts", () => {
  const texts = Object.fromEntries(Array.from({ length: textFileTextsMax }, (_, at) => [`k${at}`, ""]));
  expect(readTextFile(JSON.stringify(texts))).toHaveProperty("size", textFileTextsMax);
  expect(readTextFile(JSON.stringify({ ...texts, more: "" }))).toEqual({
    code: "too_many_texts",
    params: { max: String(textFileTextsMax) },
  });
});

test("Text files: prints nested objects, and keys below a text with dots", () => {
  const texts = new Map([
    ["start.title", "Start"],
    ["start.note.more", "More"],
    ["start.note", "Note"],
    ["end", "End"],
    ["__proto__.x", "Safe"],
  ]);
  const printed = printTextFile(texts);
  expect(printed).toBe(`{
  "start": {
    "title": "Start",
    "note.more": "More",
    "note": "Note"
  },
  "end": "End",
  "__proto__": {
    "x": "Safe"
  }
}
`);
  expect(readTextFile(printed)).toEqual(texts);
});
