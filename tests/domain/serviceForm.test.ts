import { describe, expect, test } from "vitest";
import { checkValues } from "#domain/checkValues";
import { formBreaks } from "#domain/formBreaks";
import {
  formFieldsMax,
  isSnakeCase,
  keyFromLabel,
  normalizeField,
  uniqueKey,
  type FormField,
} from "#domain/formFields";
import { serviceFormSchema } from "#domain/schemas/serviceForm";

const field = (changes: Partial<FormField> = {}): FormField => ({
  key: "strasse",
  type: "TEXT",
  labels: { de: "Straße", en: "Street" },
  helpTexts: {},
  isRequired: false,
  isVisible: true,
  options: [],
  minLength: "",
  maxLength: "",
  min: "",
  max: "",
  format: "",
  ...changes,
});

const option = (value: string, de = value) => ({ value, labels: { de } });

/** Codes of the problems by path. */
const problems = (...fields: FormField[]) =>
  Object.fromEntries(
    Object.entries(checkValues(serviceFormSchema, { fields })).map(([path, { code }]) => [path, code]),
  );

describe("Service form", () => {
  test("is valid with fields of each kind", () => {
    const fields = [
      field({ minLength: "2", maxLength: "100", format: "PHONE" }),
      field({ key: "zahl", type: "DECIMAL", min: "-1,5", max: "2.25" }),
      field({ key: "tag", type: "DATE", min: "2020-01-01", max: "2020-01-01" }),
      field({ key: "wahl", type: "SELECT", options: [option("a"), option("b")] }),
      field({ key: "kopf", type: "HEADING", labels: { de: "Kopf", fr: "Tête" } }),
    ];
    expect(problems(...fields)).toEqual({});
  });

  test.each<[string, Partial<FormField>, Record<string, string>]>([
    ["a missing German label", { labels: { de: " ", en: "Street" } }, { "fields[0].labels.de": "required" }],
    ["no German label at all", { labels: { en: "Street" } }, { "fields[0].labels.de": "required" }],
    ["a long label", { labels: { de: "x".repeat(201) } }, { "fields[0].labels.de": "text_too_long" }],
    ["an unknown language", { labels: { de: "a", deutsch: "b" } }, { "fields[0].labels": "text_invalid" }],
    ["a long help", { helpTexts: { en: "x".repeat(501) } }, { "fields[0].helpTexts.en": "text_too_long" }],
    ["a key that is not snake case", { key: "Straße" }, { "fields[0].key": "not_snake_case" }],
    ["no key", { key: "" }, { "fields[0].key": "required" }],
    ["an invalid length", { maxLength: "1.5" }, { "fields[0].maxLength": "number_invalid" }],
    ["a length above the limit", { maxLength: "10001" }, { "fields[0].maxLength": "number_invalid" }],
    ["reversed lengths", { minLength: "10", maxLength: "9" }, { "fields[0].maxLength": "bounds_reversed" }],
    ["a fraction for integers", { type: "INTEGER", min: "0.5" }, { "fields[0].min": "number_invalid" }],
    ["reversed numbers", { type: "DECIMAL", min: "10", max: "9" }, { "fields[0].max": "bounds_reversed" }],
    ["no such day", { type: "DATE", max: "2020-02-30" }, { "fields[0].max": "date_invalid" }],
    [
      "reversed days",
      { type: "DATE", min: "2020-02-02", max: "2020-02-01" },
      { "fields[0].max": "bounds_reversed" },
    ],
    ["no choices", { type: "SELECT" }, { "fields[0].options": "options_required" }],
    [
      "a doubled choice",
      { type: "MULTI_SELECT", options: [option("a"), option("b"), option("a")] },
      { "fields[0].options[2].value": "not_unique" },
    ],
    [
      "a choice without a German label",
      { type: "SELECT", options: [option("a", "")] },
      { "fields[0].options[0].labels.de": "required" },
    ],
    [
      "too many choices",
      { type: "SELECT", options: Array.from({ length: 51 }, (_, index) => option(`o${index}`)) },
      { "fields[0].options": "list_too_long" },
    ],
  ])("refuses %s", (_case, changes, expected) => {
    expect(problems(field(changes))).toEqual(expected);
  });

  test("refuses a key that is taken, at the later field", () => {
    expect(problems(field(), field({ key: "ort" }), field())).toEqual({ "fields[2].key": "not_unique" });
  });

  test("refuses too many fields, and too much text", () => {
    const many = Array.from({ length: formFieldsMax + 1 }, (_, index) => field({ key: `f${index}` }));
    expect(problems(...many)).toEqual({ fields: "list_too_long" });
    const texts = Object.fromEntries(["de", "en", "fr", "it"].map((each) => [each, "x".repeat(500)]));
    const long = many.slice(1).map((each) => ({ ...each, helpTexts: texts }));
    expect(problems(...long)).toEqual({ fields: "text_too_long" });
  });

  test("is not checked for what does not apply to its types, and does not keep it", () => {
    const left = { minLength: "x", min: "y", options: [option("")], isRequired: true } as const;
    const checked = field({ ...left, type: "HEADING", options: [option("a")], format: "IBAN" });
    expect(problems(checked)).toEqual({});
    expect(normalizeField({ ...checked, labels: { en: "", de: "Kopf" } })).toEqual(
      field({ type: "HEADING", labels: { de: "Kopf" } }),
    );
  });
});

describe("Service form keys", () => {
  test.each([
    ["Straße und Nr.", "strasse_und_nr"],
    ["  Größe (cm) ", "groesse_cm"],
    ["Prénom", "prenom"],
    ["???", ""],
  ])("%s becomes %s", (label, key) => expect(keyFromLabel(label)).toBe(key));

  test("a suggested key keeps whole words within the limit", () => {
    const key = keyFromLabel("Bestätigung ".repeat(9));
    expect(key).toBe("bestaetigung_bestaetigung_bestaetigung_bestaetigung");
  });

  test("a taken key gets a number", () => {
    expect(uniqueKey("ort", new Set(["ort", "ort_2"]))).toBe("ort_3");
    expect(uniqueKey("ort", new Set())).toBe("ort");
  });

  test("snake case", () => {
    expect(["a", "a_1", "1", "a__b"].every(isSnakeCase)).toBe(true);
    expect(["", "_a", "a_", "A", "a-b", "ä", "a b"].some(isSnakeCase)).toBe(false);
  });
});

describe("Breaking service form changes", () => {
  const select = field({ type: "SELECT", options: [option("a"), option("b")] });
  test.each<[string, FormField | null, FormField | null, string[]]>([
    ["a removed field", field(), null, ["REMOVED"]],
    ["a removed heading", field({ type: "HEADING" }), null, []],
    ["a hidden field", field(), field({ isVisible: false }), ["HIDDEN"]],
    ["a required field", field(), field({ isRequired: true }), ["MADE_REQUIRED"]],
    [
      "a required field that stays hidden",
      field({ isVisible: false }),
      field({ isVisible: false, isRequired: true }),
      [],
    ],
    [
      "a required field that is shown",
      field({ isVisible: false, isRequired: true }),
      field({ isRequired: true }),
      ["MADE_REQUIRED"],
    ],
    ["a new field", null, field(), []],
    ["a new required field", null, field({ isRequired: true }), ["MADE_REQUIRED"]],
    ["another type", field(), field({ type: "INTEGER" }), ["TYPE_CHANGED"]],
    ["a removed choice", select, { ...select, options: [option("b")] }, ["OPTIONS_REMOVED"]],
    [
      "another label and order of choices",
      select,
      { ...select, options: [option("b", "B"), option("a")] },
      [],
    ],
    ["a format", field(), field({ format: "IBAN" }), ["NARROWED"]],
    ["no format any more", field({ format: "IBAN" }), field(), []],
    ["fewer characters", field({ maxLength: "100" }), field({ maxLength: "99" }), ["NARROWED"]],
    ["more characters", field({ maxLength: "99" }), field({ maxLength: "100" }), []],
    ["a first bound", field({ type: "INTEGER" }), field({ type: "INTEGER", min: "0" }), ["NARROWED"]],
    [
      "a higher bound",
      field({ type: "INTEGER", min: "9" }),
      field({ type: "INTEGER", min: "10" }),
      ["NARROWED"],
    ],
    [
      "a later last day",
      field({ type: "DATE", max: "2020-01-31" }),
      field({ type: "DATE", max: "2020-02-01" }),
      [],
    ],
    [
      "an earlier last day",
      field({ type: "DATE", max: "2020-02-01" }),
      field({ type: "DATE", max: "2020-01-31" }),
      ["NARROWED"],
    ],
    ["texts", field(), field({ labels: { de: "Weg" }, helpTexts: { de: "Ohne Nummer" } }), []],
  ])("%s", (_case, before, after, kinds) => {
    const found = formBreaks(before ? [before] : [], after ? [after] : []);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });
});
