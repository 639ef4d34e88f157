/** The CSV of a commune's postal codes (sections 3 and 5). */
import { placeMaxLength } from "../communeFields";
import { isPostalCode } from "../postalCodes";
import type { ImportFormat, ValueProblem } from "./importFormat";

export type PostalCodeField = "postalCode" | "place";

/** Key and value are one: a place that changes is another entry. */
export const postalCodeFormat: ImportFormat<PostalCodeField> = {
  columns: [
    { field: "postalCode", name: "postal code", aliases: ["PLZ", "Postleitzahl", "zip"], isRequired: true },
    { field: "place", name: "place", aliases: ["Ort", "location", "Ortsname"], isRequired: true },
  ],
  key: ["postalCode", "place"],
  checkValue: (field, value): ValueProblem | undefined => {
    if (field === "place") {
      return value.length > placeMaxLength
        ? { code: "text_too_long", params: { max: String(placeMaxLength) } }
        : undefined;
    }
    if (isPostalCode(value)) return undefined;
    return isPostalCode(`0${value}`)
      ? { code: "leading_zero_lost", params: { value } }
      : { code: "postal_code_invalid" };
  },
};
