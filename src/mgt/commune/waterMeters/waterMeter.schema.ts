import { object, string } from "yup";
import { isAgs } from "#domain/ags";
import { isCalendarDay } from "#domain/calendarDays";
import { readingNameMaxLength } from "#domain/communeFields";
import { problem } from "#forms/problem";
import { text } from "#forms/text";

const day = () => string().required(problem("required")).test("day", problem("date_invalid"), isCalendarDay);

/** Rules of a reading configuration (section 5). */
export const waterMeterSchema = object({
  name: text(readingNameMaxLength),
  readingAgs: string().trim().required(problem("required")).test("form", problem("ags_invalid"), isAgs),
  readingFrom: day(),
  readingUntil: day().when("readingFrom", ([from]: unknown[], schema) =>
    // Days in the form YYYY-MM-DD follow each other as texts do.
    schema.test(
      "order",
      problem("end_before_start"),
      (until) => !isCalendarDay(String(from)) || String(from) <= until,
    ),
  ),
});
