/** The CSV of a commune's residential properties: ten columns in any order. */
import { isAgs } from "../ags";
import { checkValue } from "../checkValues";
import { isPostalCode } from "../postalCodes";
import { residentialPropertyFields } from "../schemas/commune";
import type { ImportFormat, ValueProblem } from "./importFormat";

export const residentialPropertyFieldNames = [
  "ags",
  "postalCode",
  "location",
  "district",
  "street",
  "houseNumber",
  "letter",
  "partNumber",
  "supplements",
  "houseNumberLetter",
] as const;

export type ResidentialPropertyField = (typeof residentialPropertyFieldNames)[number];

/** The columns that identify a row, in every commune. */
export const residentialPropertyKey: Pick<ImportFormat<ResidentialPropertyField>, "key"> = {
  key: ["ags", "postalCode", "street", "houseNumber", "letter", "partNumber"],
};

/** The import format for one commune. */
export function residentialPropertyFormat(communeAgs: string): ImportFormat<ResidentialPropertyField> {
  const rules = residentialPropertyFields(communeAgs);
  return {
    columns: [
      { field: "ags", name: "ags", aliases: ["Gemeindeschlüssel"], isRequired: true },
      { field: "postalCode", name: "postal code", aliases: ["PLZ", "Postleitzahl"], isRequired: true },
      { field: "location", name: "location", aliases: ["Ort", "place"], isRequired: true },
      { field: "district", name: "district", aliases: ["Ortsteil", "Stadtteil"], isRequired: false },
      { field: "street", name: "street", aliases: ["Straße", "Strasse"], isRequired: true },
      { field: "houseNumber", name: "house number", aliases: ["Hausnummer"], isRequired: false },
      { field: "letter", name: "letter", aliases: ["Buchstabe"], isRequired: false },
      { field: "partNumber", name: "part number", aliases: ["Teilnummer"], isRequired: false },
      { field: "supplements", name: "supplements", aliases: ["Zusätze", "Zusatz"], isRequired: false },
      {
        field: "houseNumberLetter",
        name: "house-number letter",
        aliases: ["Hausnummernbuchstabe", "Hausnummer mit Buchstabe", "House number with letter"],
        isRequired: false,
      },
    ],
    ...residentialPropertyKey,
    checkValue: (field, value): ValueProblem | undefined =>
      withLeadingZero(field, value) ?? checkValue(rules[field === "ags" ? "propertyAgs" : field], value),
  };
}

/** Spreadsheets drop the leading zero of keys that they read as numbers. */
function withLeadingZero(field: ResidentialPropertyField, value: string): ValueProblem | undefined {
  const isForm = field === "ags" ? isAgs : field === "postalCode" ? isPostalCode : undefined;
  const isLost = isForm !== undefined && !isForm(value) && isForm(`0${value}`);
  return isLost ? { code: "leading_zero_lost", params: { value } } : undefined;
}
