/** Example data for previews of templates. Taken from the form only, never from applications. */
import { localizedText, type FormField, type FormFieldFormat, type FormFieldType } from "#domain/formFields";
import { cutText } from "#domain/cutText";
import { findService } from "#domain/serviceCatalogue";
import { generalFields } from "#domain/reports/placeholders";
import type { TemplateValues } from "./templateValues";

/** General data for previews. */
export interface ExamplePlace {
  readonly communeAgs: string;
  readonly communeName: string;
  readonly serviceId: string;
}

const exampleDay = "2026-03-15";

const general: Readonly<Record<string, (place: ExamplePlace) => string>> = {
  "application.pid": () => "1000123",
  "application.created_on": () => german(exampleDay),
  "application.service_name": ({ serviceId }) => findService(serviceId)?.name.de ?? serviceId,
  "commune.ags": ({ communeAgs }) => communeAgs,
  "commune.name": ({ communeName }) => communeName,
  "payment.total": () => "25,50 €",
  "payment.cash_reference": () => "0815.4711.0001",
};

/** Reserved numbers and addresses, which belong to no real person. */
const formats: Readonly<Record<FormFieldFormat, string>> = {
  EMAIL: "erika.mustermann@example.de",
  PHONE: "030 23125 000",
  URL: "https://www.example.de",
  POSTAL_CODE: "12345",
  LICENCE_PLATE: "MUS-ER 123",
  VIN: "WVWZZZ1JZXW000001",
  IBAN: "DE02 1203 0000 0000 2020 51",
  BIC: "BYLADEM1001",
  DIGITS: "1234567890",
};

/** Returns an example value for each known field of a service. */
export function exampleValues(fields: readonly FormField[], place: ExamplePlace): TemplateValues {
  const known = generalFields.flatMap(({ name }): [string, string][] => {
    const value = general[name]?.(place);
    return value === undefined ? [] : [[name, value]];
  });
  return new Map([...fields.map((field): [string, string] => [field.key, exampleOf(field)]), ...known]);
}

const byType: Readonly<Record<FormFieldType, (field: FormField) => string>> = {
  TEXT: (field) => textExample(field),
  TEXT_AREA: (field) => textExample(field),
  INTEGER: ({ min, max }) => min || max || "3",
  DECIMAL: ({ min, max }) => min || max || "12,50",
  DATE: (field) => german(dayExample(field)),
  CHECKBOX: () => "Ja",
  SELECT: ({ options }) => options.slice(0, 1).map(optionLabel).join(""),
  MULTI_SELECT: ({ options }) => options.slice(0, 2).map(optionLabel).join(", "),
  FILE: () => "beispiel.pdf",
  HEADING: () => "",
};

function exampleOf(field: FormField): string {
  return byType[field.type](field);
}

const optionLabel = ({ value, labels }: FormField["options"][number]) => localizedText(labels, "de") || value;

const exampleStart = /(?:z\.\s?B\.|zum Beispiel|Beispiel:)\s/i;

/** Maximum length of an example in a help text. */
const helpExampleMaxLength = 100;

/** Extracts the example from a help text such as „z. B. Musterweg 5“; empty if there is none. */
function helpExample(text: string): string {
  const start = exampleStart.exec(text);
  if (!start) return "";
  const rest = text.slice(start.index + start[0].length).trimStart();
  const [example = ""] = rest.replace(/^[„"]/, "").split(/[„“";()\n]|\.(?:\s|$)/, 1);
  return example.length > helpExampleMaxLength ? "" : example.trim();
}

function textExample({ labels, helpTexts, format, maxLength }: FormField): string {
  const max = Number(maxLength) || Infinity;
  const given = helpExample(localizedText(helpTexts, "de"));
  if (given !== "" && given.length <= max) return given;
  if (format !== "") return cutText(formats[format], max);
  const label = localizedText(labels, "de");
  const example = `Beispiel ${label}`;
  return example.length <= max ? example : cutText(label, max);
}

/** An example day within the bounds. */
function dayExample({ min, max }: FormField): string {
  if (min !== "" && exampleDay < min) return min;
  return max !== "" && exampleDay > max ? max : exampleDay;
}

function german(day: string): string {
  return day.split("-").toReversed().join(".");
}
