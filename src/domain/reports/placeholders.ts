/** Compares the placeholders of a report template with the data that fills them. */
import { distance } from "fastest-levenshtein";
import { isAnswerable, type FormField, type LocalizedTexts } from "../formFields";
import type { FoundPlaceholder } from "./templates";

/** Where the value of a placeholder comes from. */
export const fieldSources = ["FORM", "APPLICATION", "COMMUNE", "PAYMENT"] as const;
export type FieldSource = (typeof fieldSources)[number];

/** Data that a template may use. */
export interface KnownField {
  /** Name of the placeholder: the key of a form field, or a dotted name. */
  readonly name: string;
  readonly labels: LocalizedTexts;
  /** Whether the citizen must answer it. */
  readonly isRequired: boolean;
  readonly source: FieldSource;
}

const general = (source: FieldSource, name: string, de: string, en: string): KnownField => ({
  name,
  labels: { de, en },
  isRequired: false,
  source,
});

/** Data of every application. Form keys contain no dots, so they cannot conflict with these names. */
export const generalFields: readonly KnownField[] = [
  general("APPLICATION", "application.pid", "Vorgangsnummer", "Process ID"),
  general("APPLICATION", "application.created_on", "Eingang des Antrags", "Date of application"),
  general("APPLICATION", "application.service_name", "Name des Dienstes", "Name of the service"),
  general("COMMUNE", "commune.ags", "AGS", "AGS"),
  general("COMMUNE", "commune.name", "Name der Kommune", "Name of the commune"),
  general("PAYMENT", "payment.total", "Gesamtbetrag", "Total"),
  general("PAYMENT", "payment.cash_reference", "Kassenzeichen", "Cash reference"),
];

/** The data that templates of a service may use: visible answers of its form, then the general data. */
export function knownFieldsOf(form: readonly FormField[]): KnownField[] {
  const answers = form.filter(({ type, isVisible }) => isVisible && isAnswerable(type) && type !== "FILE");
  return [
    ...answers.map(({ key, labels, isRequired }): KnownField => ({
      name: key,
      labels,
      isRequired,
      source: "FORM",
    })),
    ...generalFields,
  ];
}

export interface KnownPlaceholder extends FoundPlaceholder {
  readonly field: KnownField;
}

export interface UnknownPlaceholder extends FoundPlaceholder {
  /** A similar known name; null if there is none. */
  readonly nearest: string | null;
}

/** Effect of filling a template. */
export interface PlaceholderComparison {
  readonly known: readonly KnownPlaceholder[];
  readonly unknown: readonly UnknownPlaceholder[];
  /** Required fields that the template does not use. */
  readonly unusedRequired: readonly KnownField[];
}

/** Compares placeholders with the known fields. Names are compared exactly, as filling does. */
export function comparePlaceholders(
  found: readonly FoundPlaceholder[],
  knownFields: readonly KnownField[],
): PlaceholderComparison {
  const byName = new Map(knownFields.map((field) => [field.name, field]));
  const known: KnownPlaceholder[] = [];
  const unknown: UnknownPlaceholder[] = [];
  for (const placeholder of found) {
    const field = byName.get(placeholder.name);
    if (field) known.push({ ...placeholder, field });
    else unknown.push({ ...placeholder, nearest: nearestName(placeholder.name, byName.keys()) });
  }
  const used = new Set(found.map(({ name }) => name));
  const unusedRequired = knownFields.filter(({ name, isRequired }) => isRequired && !used.has(name));
  return { known, unknown, unusedRequired };
}

/** One edit per this many characters still counts as a typing error. */
const charactersPerEdit = 3;

/** The most similar name, disregarding case; the first one if several are equally similar. */
function nearestName(name: string, candidates: Iterable<string>): string | null {
  const wanted = name.toLowerCase();
  let nearest: string | null = null;
  let best = Infinity;
  for (const candidate of candidates) {
    const edits = distance(wanted, candidate.toLowerCase());
    const allowed = Math.floor(Math.max(wanted.length, candidate.length) / charactersPerEdit);
    if (edits <= allowed && edits < best) [nearest, best] = [candidate, edits];
  }
  return nearest;
}
