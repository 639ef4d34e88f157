import { object, string } from "yup";
import { isAgs } from "#domain/ags";
import { residentialPropertyMaxLengths as max } from "#domain/communeFields";
import { belongsToCommune } from "#domain/imports/residentialPropertyFormat";
import { isPostalCode } from "#domain/postalCodes";
import { problem } from "#forms/problem";
import { text } from "#forms/text";

/** Rules of a residential property (section 3 and the decisions). */
export const residentialPropertySchema = (communeAgs: string) =>
  object({
    propertyAgs: string()
      .trim()
      .required(problem("required"))
      .test("form", problem("ags_invalid"), isAgs)
      .test(
        "place",
        ({ value }) => problem("ags_outside_commune", { ags: String(value) }),
        (ags) => belongsToCommune(ags, communeAgs),
      ),
    street: text(max.street),
    houseNumber: text(max.houseNumber, "optional"),
    letter: text(max.letter, "optional"),
    partNumber: text(max.partNumber, "optional"),
    houseNumberLetter: text(max.houseNumberLetter, "optional"),
    supplements: text(max.supplements, "optional"),
    postalCode: string()
      .trim()
      .required(problem("required"))
      .test("form", problem("postal_code_invalid"), isPostalCode),
    location: text(max.location),
    district: text(max.district, "optional"),
  });
