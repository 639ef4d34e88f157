/** The inherited template of the application, and the example data of previews. */
import { describe, expect, test } from "vitest";
import type { FormField } from "#domain/formFields";
import { comparePlaceholders, knownFieldsOf } from "#domain/reports/placeholders";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { inheritedForm } from "#server/demo/serviceFormRows";
import { buildInheritedTemplate, inheritedPlaceholders } from "#server/domain/reports/inheritedTemplates";
import { exampleValues } from "#server/domain/reports/exampleData";
import { inspectTemplate } from "#server/domain/reports/inspectTemplate";
import { spoolAs } from "../support/reports";

const serviceId = "ew-meldebescheinigung";
const plain = {
  helpTexts: {},
  isRequired: false,
  isVisible: true,
  options: [],
  minLength: "",
  maxLength: "",
  min: "",
  max: "",
  format: "",
} as const;
const field = (key: string, changes: Partial<FormField> = {}): FormField => ({
  ...plain,
  key,
  type: "TEXT",
  labels: { de: key },
  ...changes,
});

async function inspected(bytes: Buffer) {
  const file = await spoolAs("antrag.docx", bytes);
  const found = await inspectTemplate(file, file.name);
  await file.discard();
  return found;
}

describe("Inherited application template", () => {
  const withForms = serviceCatalogue.filter(({ capabilities }) => capabilities.includes("forms"));
  const kinds = [
    ...new Map(withForms.map((service) => [`${service.group} ${service.capabilities.join()}`, service])),
  ];
  test.each(kinds)(
    "passes the inspection, and nothing in it is unknown or unused: %s",
    async (_kind, service) => {
      const form = { serviceId: service.id, fields: inheritedForm(service) };
      const { placeholders } = await inspected(await buildInheritedTemplate(form));
      expect(placeholders).toEqual(inheritedPlaceholders(form));
      const compared = comparePlaceholders(placeholders, knownFieldsOf(form.fields));
      expect(compared).toMatchObject({ unknown: [], unusedRequired: [] });
    },
  );

  test("has equal bytes for equal forms", async () => {
    const form = { serviceId, fields: [field("a"), field("b")] };
    const bytes = await buildInheritedTemplate(form);
    expect(await buildInheritedTemplate({ ...form })).toEqual(bytes);
    expect(await buildInheritedTemplate({ ...form, fields: [field("b"), field("a")] })).not.toEqual(bytes);
  });

  test("has no files and hidden fields, and survives any label", async () => {
    const fields = [
      field("frage", { labels: { de: `{#a} <w:t> & "x" \u0007 {b` } }),
      field("datei", { type: "FILE" }),
      field("verborgen", { isVisible: false }),
      field("abschnitt", { type: "HEADING", labels: { de: "{/a}" } }),
    ];
    const { placeholders } = await inspected(await buildInheritedTemplate({ serviceId, fields }));
    const names = placeholders.map(({ name }) => name);
    expect(names.filter((name) => !name.includes("."))).toEqual(["frage"]);
  });
});

describe("Example data of reports", () => {
  const place = { communeAgs: "09761000", communeName: "Augsburg", serviceId };
  const example = (changes: Partial<FormField>) => exampleValues([field("a", changes)], place).get("a");

  test.each<[string, Partial<FormField>, string]>([
    ["a help text with an example", { helpTexts: { de: "Ihre Straße, z. B. Musterweg 5." } }, "Musterweg 5"],
    ["an example in quotes", { helpTexts: { de: "Beispiel: „A-BC 12“ (ohne Saison)" } }, "A-BC 12"],
    ["another help text", { labels: { de: "Ort" }, helpTexts: { de: "Wo Sie wohnen." } }, "Beispiel Ort"],
    ["a short field", { labels: { de: "Hausnummer" }, maxLength: "6" }, "Hausnu"],
    ["a format", { format: "POSTAL_CODE" }, "12345"],
    ["a number with bounds", { type: "INTEGER", min: "18", max: "99" }, "18"],
    ["a day", { type: "DATE" }, "15.03.2026"],
    ["a day with bounds", { type: "DATE", max: "2020-12-31" }, "31.12.2020"],
    ["a check box", { type: "CHECKBOX" }, "Ja"],
    ["a choice", { type: "SELECT", options: [{ value: "x", labels: { de: "Frau" } }] }, "Frau"],
  ])("of %s", (_what, changes, expected) => {
    expect(example(changes)).toBe(expected);
  });

  test("has a value for everything that is known", () => {
    const fields = [field("a"), field("b", { type: "MULTI_SELECT" })];
    const values = exampleValues(fields, place);
    expect(knownFieldsOf(fields).filter(({ name }) => values.get(name) === undefined)).toEqual([]);
    expect(values.get("commune.name")).toBe("Augsburg");
  });
});
