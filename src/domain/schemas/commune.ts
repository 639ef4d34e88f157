/** Rules of what is entered into the sections of a commune: one schema for forms, files and the server. */
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
import { problem } from "../problem";
import { isAuthorityIdentifier, isAuthorityPrefix, isServiceUrl } from "../registerOffices";
import { ags, day, entry, postalCode, text } from "./fields";

/** Master data. */
export const masterDataSchema = object({
  name: text(communeNameMaxLength),
  unit: text(communeUnitMaxLength),
});

/** Fields of a postal code entry. */
export const postalCodeFields = { postalCode: postalCode(), place: text(placeMaxLength) };

/** A postal code entry. */
export const postalCodeSchema = object(postalCodeFields);

/** A register office. */
export const registerOfficeSchema = object({
  name: text(registerOfficeNameMaxLength),
  url: text(urlMaxLength).test("form", problem("url_invalid"), isServiceUrl),
  authorityPrefix: entry().test("form", problem("authority_prefix_invalid"), isAuthorityPrefix),
  identifier: entry().test("form", problem("authority_identifier_invalid"), isAuthorityIdentifier),
  certificatesOnly: boolean().defined(),
});

/** A country. */
export const countrySchema = object({
  name: text(countryNameMaxLength),
  isEu: boolean().defined(),
});

/** Fields of a residential property of the commune with this AGS, or of a county's commune. */
export const residentialPropertyFields = (communeAgs: string) => ({
  propertyAgs: ags().test(
    "place",
    ({ value }) => problem("ags_outside_commune", { ags: String(value) }),
    (value) => belongsToCommune(value, communeAgs),
  ),
  street: text(max.street),
  houseNumber: text(max.houseNumber, "optional"),
  letter: text(max.letter, "optional"),
  partNumber: text(max.partNumber, "optional"),
  houseNumberLetter: text(max.houseNumberLetter, "optional"),
  supplements: text(max.supplements, "optional"),
  postalCode: postalCode(),
  location: text(max.location),
  district: text(max.district, "optional"),
});

/** A residential property of the commune with this AGS, or of a county's commune. */
export const residentialPropertySchema = (communeAgs: string) =>
  object(residentialPropertyFields(communeAgs));

/** A reading configuration of water meters. */
export const waterMeterReadingSchema = object({
  name: text(readingNameMaxLength),
  readingAgs: ags(),
  readingFrom: day(),
  readingUntil: day().when("readingFrom", ([from]: unknown[], schema) =>
    // Days in the form YYYY-MM-DD sort as texts.
    schema.test(
      "order",
      problem("end_before_start"),
      (until) => !isCalendarDay(String(from)) || String(from) <= until,
    ),
  ),
});
