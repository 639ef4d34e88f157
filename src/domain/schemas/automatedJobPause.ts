/** Validation schema of a pause of automated jobs. */
import { object, string, type Schema, type TestContext, type ValidationError } from "yup";
import { jobPauseNoteMaxLength } from "../automatedJobs";
import { momentAt, readTimeOfDay } from "../berlinTime";
import { isCalendarDay } from "../calendarDays";
import { checkFreeText, readReason } from "../freeText";
import { periodProblems } from "../serviceMaintenance";
import { validationMessage } from "../validationMessage";
import { day, entry } from "./fields";

/** A pause as entered; day and time in Europe/Berlin. */
export interface JobPauseValues {
  readonly note: string;
  readonly ends: "OPEN" | "AT";
  /** Only for "AT". */
  readonly endsOn: string;
  readonly endsTime: string;
}

/** The end that the values name; null: when it is resumed, or invalid. */
export function pauseEnd({ ends, endsOn, endsTime }: JobPauseValues): Date | null {
  return ends === "AT" ? momentAt(endsOn, endsTime) : null;
}

/** Checks the end as the server does, and reports its problem at the day. */
function checkEnd(this: TestContext, endsOn: string): boolean | ValidationError {
  const values: JobPauseValues = this.parent;
  // The fields report invalid ones themselves.
  if (!isCalendarDay(endsOn) || readTimeOfDay(values.endsTime) === null) return true;
  const end = pauseEnd(values);
  if (end === null) {
    return this.createError({ message: validationMessage("date_invalid", { reason: "no_such_time" }) });
  }
  const now = new Date();
  const [found] = periodProblems({ beginsAt: null, endsAt: end }, now);
  return found === undefined || this.createError({ message: validationMessage(found.code, found.params) });
}

const time = () =>
  entry()
    .transform((text: string) => readTimeOfDay(text) ?? text)
    .test(
      "time",
      validationMessage("date_invalid", { reason: "time" }),
      (text) => readTimeOfDay(text) !== null,
    );

const onlyWithEnd = <Optional extends Schema>(required: Schema, optional: Optional) =>
  optional.when("ends", ([ends], schema) => (ends === "AT" ? required : schema));

/** The form of a pause. */
export const jobPauseSchema: Schema<JobPauseValues> = object({
  note: string()
    .transform((text: unknown) => (typeof text === "string" ? readReason(text) : text))
    .defined()
    .test("note", (text, context) => {
      const problem = checkFreeText(text, jobPauseNoteMaxLength);
      return problem === null || context.createError({ message: { ...problem } });
    }),
  ends: string()
    .oneOf(["OPEN", "AT"] as const)
    .defined(),
  endsOn: onlyWithEnd(day().test("period", checkEnd), string().defined()),
  endsTime: onlyWithEnd(time(), string().defined()),
});
