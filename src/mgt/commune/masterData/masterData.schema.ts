import { object } from "yup";
import { communeNameMaxLength, communeUnitMaxLength } from "#domain/communeFields";
import { text } from "#forms/text";

/** Rules of the master data (section 5). */
export const masterDataSchema = object({
  name: text(communeNameMaxLength),
  unit: text(communeUnitMaxLength),
});
