/** Field types for schemas. All values are normalised by `toSingleLine`. */
import { string, type TestContext, type ValidationError } from "yup";
import { isAgs } from "../ags";
import { dayProblem, readCalendarDay } from "../calendarDays";
import { hasControlCharacters } from "../communeFields";
import { characterCount } from "../freeText";
import { isPostalCode } from "../postalCodes";
import { toSingleLine } from "../singleLine";
import { isServiceUrl } from "../urls";
import { validationMessage } from "../validationMessage";

const normalized = (value: unknown): unknown => (typeof value === "string" ? toSingleLine(value) : value);

/** A required value with its own format. */
export const entry = () => string().transform(normalized).defined().required(validationMessage("required"));

/** A single line of at most `max` characters, without control characters. */
export function singleLineText(max: number, need: "required" | "optional" = "required") {
  const line = need === "required" ? entry() : string().transform(normalized).defined();
  return line
    .test("line", validationMessage("text_invalid"), (value) => !hasControlCharacters(value))
    .test(
      "length",
      validationMessage("text_too_long", { max: String(max) }),
      (value) => characterCount(value) <= max,
    );
}

/** Address of a service: http://, https:// or the placeholder {host}, without user and password. */
export function serviceUrl(max: number, need: "required" | "optional" = "required") {
  return singleLineText(max, need).test(
    "form",
    validationMessage("url_invalid"),
    (value) => value === "" || isServiceUrl(value),
  );
}

/** The AGS of a commune. */
export const ags = () => entry().test("form", validationMessage("ags_invalid"), isAgs);

/** A postal code. */
export const postalCode = () => entry().test("form", validationMessage("postal_code_invalid"), isPostalCode);

/** A day as YYYY-MM-DD. Accepts typed formats. */
export const day = () => entry().transform(typedDay).test("day", checkDay);

/** A day as YYYY-MM-DD, or empty. */
export const optionalDay = () =>
  string()
    .transform(typedDay)
    .defined()
    .test("day", (text, context) => text === "" || checkDay(text, context));

function checkDay(text: string, context: TestContext): true | ValidationError {
  const problem = dayProblem(text);
  return problem === null || context.createError({ message: validationMessage("date_invalid", problem) });
}

/** Parses a day as typed; invalid text is returned unchanged and fails validation. */
export function typedDay(text: string): string {
  return readCalendarDay(text) ?? text;
}
