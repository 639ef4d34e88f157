/** Validation schemas of the maintenance of a service: its form, and the sentences that citizens read. */
import { array, object, string, type Schema, type TestContext, type ValidationError } from "yup";
import { momentAt, readTimeOfDay } from "../berlinTime";
import { isCalendarDay } from "../calendarDays";
import { checkFreeText, readReason } from "../freeText";
import {
  latestMaintenanceEnd,
  maintenanceTextMaxLength,
  periodProblems,
  type MaintenanceText,
} from "../serviceMaintenance";
import { isTextLanguage, sourceLanguage, textLanguagesMax } from "../texts/serviceTexts";
import { validationMessage } from "../validationMessage";
import { day, entry } from "./fields";

const sentence = () =>
  string()
    .transform((text: unknown) => (typeof text === "string" ? readReason(text) : text))
    .defined()
    .test("text", (text, context) => {
      const problem = checkFreeText(text, maintenanceTextMaxLength);
      return problem === null || context.createError({ message: { ...problem } });
    });

const language = () =>
  string().defined().test("language", validationMessage("language_invalid"), isTextLanguage);

/** Sentences by language: German is required, and each language occurs once. */
const maintenanceTexts = () =>
  array(object({ language: language(), text: sentence() }))
    .defined()
    .max(textLanguagesMax, validationMessage("list_too_long", { max: String(textLanguagesMax) }))
    .test("german", validationMessage("required"), (texts) =>
      texts.some(({ language: code }) => code === sourceLanguage),
    )
    .test("unique", (texts, context) => {
      const twice = texts.findIndex(
        ({ language: code }, index) => texts.findIndex((each) => each.language === code) < index,
      );
      if (twice < 0) return true;
      const path = `${context.path}[${twice}].language`;
      return context.createError({ path, message: validationMessage("language_invalid") });
    });

/** The sentences as saved. */
export const maintenanceTextsSchema = object({ texts: maintenanceTexts() });

/** A maintenance as entered; days and times in Europe/Berlin. */
export interface MaintenanceValues {
  readonly begins: "NOW" | "LATER";
  /** Only for "LATER". */
  readonly beginsOn: string;
  readonly beginsTime: string;
  readonly endsOn: string;
  readonly endsTime: string;
  /** German first. */
  readonly texts: MaintenanceText[];
}

/** The beginning and end that the values name; null: now, or invalid. */
export function periodOf(values: MaintenanceValues): {
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
} {
  const { begins, beginsOn, beginsTime, endsOn, endsTime } = values;
  return {
    beginsAt: begins === "LATER" ? momentAt(beginsOn, beginsTime) : null,
    endsAt: momentAt(endsOn, endsTime),
  };
}

const typedTime = (text: string) => readTimeOfDay(text) ?? text;

const time = () =>
  entry()
    .transform(typedTime)
    .test(
      "time",
      validationMessage("date_invalid", { reason: "time" }),
      (text) => readTimeOfDay(text) !== null,
    );

const onlyLater = <Optional extends Schema>(required: Schema, optional: Optional) =>
  optional.when("begins", ([begins], schema) => (begins === "LATER" ? required : schema));

/** Checks a period as the server does, and reports its problem at the day. */
function periodTest(field: "beginsAt" | "endsAt") {
  return function test(this: TestContext, day: string): boolean | ValidationError {
    const values: MaintenanceValues = this.parent;
    const { beginsAt, endsAt } = periodOf(values);
    const [at, timeText] = field === "beginsAt" ? [beginsAt, values.beginsTime] : [endsAt, values.endsTime];
    if (field === "beginsAt" && values.begins === "NOW") return true;
    // The fields report invalid ones themselves.
    if (!isCalendarDay(day) || readTimeOfDay(timeText) === null) return true;
    if (at === null)
      return this.createError({ message: validationMessage("date_invalid", { reason: "no_such_time" }) });
    if (values.begins === "LATER" && beginsAt === null) return true;
    const now = new Date();
    const found = periodProblems({ beginsAt, endsAt: endsAt ?? latestMaintenanceEnd(now) }, now).find(
      (problem) => problem.field === field,
    );
    return found === undefined || this.createError({ message: validationMessage(found.code, found.params) });
  };
}

/** The form of a maintenance. */
export const maintenanceFormSchema: Schema<MaintenanceValues> = object({
  begins: string()
    .oneOf(["NOW", "LATER"] as const)
    .defined(),
  beginsOn: onlyLater(day().test("period", periodTest("beginsAt")), string().defined()),
  beginsTime: onlyLater(time(), string().defined()),
  endsOn: day().test("period", periodTest("endsAt")),
  endsTime: time(),
  texts: maintenanceTexts(),
});
