/** Names of the columns of imported files; a header may use either language. */
import { toSingleLine } from "../singleLine";

export interface ColumnName {
  readonly de: string;
  readonly en: string;
}

const columnNames = {
  ags: { de: "AGS", en: "AGS" },
  postalCode: { de: "Postleitzahl", en: "Postal code" },
  place: { de: "Ort", en: "Place" },
  location: { de: "Ort", en: "Place" },
  district: { de: "Ortsteil", en: "District" },
  street: { de: "Straße", en: "Street" },
  houseNumber: { de: "Hausnummer", en: "House number" },
  letter: { de: "Buchstabe", en: "Letter" },
  partNumber: { de: "Teilnummer", en: "Part number" },
  supplements: { de: "Zusätze", en: "Supplements" },
  houseNumberLetter: { de: "Hausnummer mit Buchstabe", en: "House number with letter" },
  username: { de: "Benutzername", en: "Username" },
  email: { de: "E-Mail", en: "E-mail" },
  role: { de: "Rolle", en: "Role" },
  services: { de: "Dienste", en: "Services" },
} satisfies Readonly<Record<string, ColumnName>>;

/** Normalises a column name for comparison: ignores case, spaces, hyphens and underscores. */
export function normalisedColumn(name: string): string {
  return toSingleLine(name)
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

const byName = new Map<string, ColumnName>(
  Object.entries(columnNames).map(([field, name]) => [normalisedColumn(field), name]),
);

/**
 * The display name of a column, given its field or its name in the contract. Unknown columns keep their
 * names.
 */
export function columnNameOf(name: string, language: keyof ColumnName): string {
  return byName.get(normalisedColumn(name))?.[language] ?? name;
}
