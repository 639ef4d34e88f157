/** The CSV of a commune's residential properties (section 3 and the decisions): ten columns, any order. */
import { isAgs } from "../ags";
import { residentialPropertyMaxLengths } from "../communeFields";
import { isPostalCode } from "../postalCodes";
import type { ImportFormat, ValueProblem } from "./importFormat";

export const residentialPropertyFields = [
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

export type ResidentialPropertyField = (typeof residentialPropertyFields)[number];

/** Whether properties under this key belong to the commune: its own, or those of a county's communes. */
export function belongsToCommune(ags: string, communeAgs: string): boolean {
  return ags === communeAgs || (communeAgs.endsWith("000") && ags.slice(0, 5) === communeAgs.slice(0, 5));
}

/** The format of the file of one commune. */
export function residentialPropertyFormat(communeAgs: string): ImportFormat<ResidentialPropertyField> {
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
    key: ["ags", "postalCode", "street", "houseNumber", "letter", "partNumber"],
    checkValue: (field, value): ValueProblem | undefined => {
      if (field === "ags") return checkAgs(value, communeAgs);
      if (field === "postalCode") {
        if (isPostalCode(value)) return undefined;
        return isPostalCode(`0${value}`)
          ? { code: "leading_zero_lost", params: { value } }
          : { code: "postal_code_invalid" };
      }
      const max = residentialPropertyMaxLengths[field];
      return value.length > max ? { code: "text_too_long", params: { max: String(max) } } : undefined;
    },
  };
}

function checkAgs(value: string, communeAgs: string): ValueProblem | undefined {
  if (isAgs(value)) {
    return belongsToCommune(value, communeAgs)
      ? undefined
      : { code: "ags_outside_commune", params: { ags: value } };
  }
  return isAgs(`0${value}`) ? { code: "leading_zero_lost", params: { value } } : { code: "ags_invalid" };
}
