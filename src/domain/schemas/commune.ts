/** Validation schemas of the sections of a commune, for forms, imports and the server. */
import { boolean, object } from "yup";
import { belongsToCommune } from "../ags";
import { isCalendarDay } from "../calendarDays";
import {
  communeNameMaxLength,
  communeUnitMaxLength,
  countryNameMaxLength,
  placeMaxLength,
  readingNameMaxLength,
  registerOfficeNameMaxLength,
  residentialPropertyMaxLengths as max,
  urlMaxLength,
} from "../communeFields";
import { validationMessage } from "../validationMessage";
import { isAuthorityIdentifier, isAuthorityPrefix } from "../registerOffices";
import { ags, day, entry, postalCode, serviceUrl, singleLineText } from "./fields";

/** Master data. */
export const masterDataSchema = object({
  name: singleLineText(communeNameMaxLength),
  unit: singleLineText(communeUnitMaxLength),
});

/** Fields of a postal code entry. */
export const postalCodeFields = { postalCode: postalCode(), place: singleLineText(placeMaxLength) };

/** A postal code entry. */
export const postalCodeSchema = object(postalCodeFields);

/** A register office. */
export const registerOfficeSchema = object({
  name: singleLineText(registerOfficeNameMaxLength),
  url: serviceUrl(urlMaxLength),
  authorityPrefix: entry().test("form", validationMessage("authority_prefix_invalid"), isAuthorityPrefix),
  identifier: entry().test("form", validationMessage("authority_identifier_invalid"), isAuthorityIdentifier),
  certificatesOnly: boolean().defined(),
});

/** A country. */
export const countrySchema = object({
  name: singleLineText(countryNameMaxLength),
  isEu: boolean().defined(),
});

/** Fields of a residential property of this commune or, for a county, of one of its communes. */
export const residentialPropertyFields = (communeAgs: string) => ({
  propertyAgs: ags().test(
    "place",
    ({ value }) => validationMessage("ags_outside_commune", { ags: String(value) }),
    (value) => belongsToCommune(value, communeAgs),
  ),
  street: singleLineText(max.street),
  houseNumber: singleLineText(max.houseNumber, "optional"),
  letter: singleLineText(max.letter, "optional"),
  partNumber: singleLineText(max.partNumber, "optional"),
  houseNumberLetter: singleLineText(max.houseNumberLetter, "optional"),
  supplements: singleLineText(max.supplements, "optional"),
  postalCode: postalCode(),
  location: singleLineText(max.location),
  district: singleLineText(max.district, "optional"),
});

/** A residential property of this commune or, for a county, of one of its communes. */
export const residentialPropertySchema = (communeAgs: string) =>
  object(residentialPropertyFields(communeAgs));

/** A water meter reading configuration. */
export const waterMeterReadingSchema = object({
  name: singleLineText(readingNameMaxLength),
  readingAgs: ags(),
  readingFrom: day(),
  readingUntil: day().when("readingFrom", ([from]: unknown[], schema) =>
    // Days in the format YYYY-MM-DD sort as strings.
    schema.test(
      "order",
      validationMessage("end_before_start"),
      (until) => !isCalendarDay(String(from)) || String(from) <= until,
    ),
  ),
});
