/** i18n JSON files: what is read, refused and printed. */
import { expect, test } from "vitest";
import { textFileTextsMax } from "#domain/texts/serviceTexts";
import { printTextFile, readTextFile } from "#domain/texts/textFile";

test("reads nested objects and keys with dots alike", () => {
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
  ['{"start": "Start", "end": null}', "translation_file_invalid"],
  ['{"a":'.repeat(17) + '"text"' + "}".repeat(17), "translation_file_invalid"],
])("refuses %j as %s", (content, problem) => {
  expect(readTextFile(content)).toBe(problem);
});

test("refuses a file with too many texts", () => {
  const texts = Object.fromEntries(Array.from({ length: textFileTextsMax }, (_, at) => [`k${at}`, ""]));
  expect(readTextFile(JSON.stringify(texts))).toHaveProperty("size", textFileTextsMax);
  expect(readTextFile(JSON.stringify({ ...texts, more: "" }))).toBe("too_many_texts");
});

test("prints nested objects, and keys below a text with dots", () => {
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
