/** The CSV of a commune's postal codes. */
import { checkValue } from "../checkValues";
import { isPostalCode } from "../postalCodes";
import { postalCodeFields } from "../schemas/commune";
import type { ImportFormat, ValueProblem } from "./importFormat";

export type PostalCodeField = "postalCode" | "place";

/** All fields form the key: an entry with another place is a different entry. */
export const postalCodeFormat: ImportFormat<PostalCodeField> = {
  columns: [
    { field: "postalCode", name: "postal code", aliases: ["PLZ", "Postleitzahl", "zip"], isRequired: true },
    { field: "place", name: "place", aliases: ["Ort", "location", "Ortsname"], isRequired: true },
  ],
  key: ["postalCode", "place"],
  checkValue: (field, value): ValueProblem | undefined => {
    const isZeroLost = field === "postalCode" && !isPostalCode(value) && isPostalCode(`0${value}`);
    if (isZeroLost) return { code: "leading_zero_lost", params: { value } };
    return checkValue(postalCodeFields[field], value);
  },
};
