/** Kinds of fields that schemas are made of. All of them are stored in NFC, without spaces at their ends. */
import { string } from "yup";
import { isAgs } from "../ags";
import { isCalendarDay } from "../calendarDays";
import { hasControlCharacters } from "../communeFields";
import { characterCount } from "../freeText";
import { isPostalCode } from "../postalCodes";
import { problem } from "../problem";

const normalized = (value: unknown): unknown =>
  typeof value === "string" ? value.normalize("NFC").trim() : value;

/** A required entry in a form of its own. */
export const entry = () => string().transform(normalized).defined().required(problem("required"));

/** A line of text of at most `max` characters, without control characters. */
export function text(max: number, need: "required" | "optional" = "required") {
  const line = need === "required" ? entry() : string().transform(normalized).defined();
  return line
    .test("line", problem("text_invalid"), (value) => !hasControlCharacters(value))
    .test("length", problem("text_too_long", { max: String(max) }), (value) => characterCount(value) <= max);
}

/** The key of a commune. */
export const ags = () => entry().test("form", problem("ags_invalid"), isAgs);

/** A postal code. */
export const postalCode = () => entry().test("form", problem("postal_code_invalid"), isPostalCode);

/** A day as YYYY-MM-DD. */
export const day = () => entry().test("day", problem("date_invalid"), isCalendarDay);
