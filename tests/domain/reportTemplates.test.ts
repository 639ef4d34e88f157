import { describe, expect, test } from "vitest";
import type { FormField } from "#domain/formFields";
import {
  comparePlaceholders,
  generalFields,
  knownFieldsOf,
  type KnownField,
} from "#domain/reports/placeholders";
import { kindOfFileName } from "#domain/reports/templates";

test.each([
  ["antrag.docx", "DOCX"],
  ["Antrag.ODT", "ODT"],
  ["a.docx.jrxml", "JRXML"],
  ["a.docx.exe", null],
  ["docx", null],
  [".docx", null],
  ["a.docm", null],
])("Report templates: the kind of %s is %s", (name, kind) => {
  expect(kindOfFileName(name)).toBe(kind);
});

const known = (name: string, isRequired = false): KnownField => ({
  name,
  labels: { de: name },
  isRequired,
  source: "FORM",
});
const found = (name: string) => ({ name, count: 1, isSection: false });

describe("Comparing placeholders", () => {
  test("separates known and unknown ones, and names required fields that are missing", () => {
    const [vorname, nachname, ort] = [known("vorname", true), known("nachname", true), known("ort")];
    expect(comparePlaceholders([found("x"), found("vorname")], [vorname, nachname, ort])).toEqual({
      known: [{ ...found("vorname"), field: vorname }],
      unknown: [{ ...found("x"), nearest: null }],
      unusedRequired: [nachname],
    });
  });

  test.each([
    ["vornmae", "vorname"],
    ["Vorname", "vorname"],
    ["comune.name", "commune.name"],
    ["telefon", null],
    ["xyz", null],
  ])("the name nearest to %s is %s", (name, nearest) => {
    const { unknown } = comparePlaceholders([found(name)], [known("vorname"), ...generalFields]);
    expect(unknown.map((placeholder) => placeholder.nearest)).toEqual([nearest]);
  });
});

test("Report templates: knows visible answers of the form that are text, and the general data", () => {
  const field = (key: string, change: Partial<FormField> = {}): FormField => ({
    key,
    type: "TEXT",
    labels: { de: key },
    helpTexts: {},
    isRequired: true,
    isVisible: true,
    options: [],
    minLength: "",
    maxLength: "",
    min: "",
    max: "",
    format: "",
    ...change,
  });
  const form = [
    field("vorname"),
    field("versteckt", { isVisible: false }),
    field("anlage", { type: "FILE" }),
    field("titel", { type: "HEADING" }),
  ];
  expect(knownFieldsOf(form)).toEqual([known("vorname", true), ...generalFields]);
});
