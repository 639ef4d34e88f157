import { object, string } from "yup";
import { placeMaxLength } from "#domain/communeFields";
import { isPostalCode } from "#domain/postalCodes";
import { problem } from "#forms/problem";
import { text } from "#forms/text";

/** Rules of a postal code entry (section 5). */
export const postalCodeSchema = object({
  postalCode: string()
    .trim()
    .required(problem("required"))
    .test("form", problem("postal_code_invalid"), isPostalCode),
  place: text(placeMaxLength),
});
