import { boolean, object } from "yup";
import { countryNameMaxLength } from "#domain/communeFields";
import { text } from "#forms/text";

/** Rules of a country (section 5). */
export const countrySchema = object({
  name: text(countryNameMaxLength),
  isEu: boolean().defined(),
});
