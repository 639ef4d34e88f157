/** Validation schema of the form with the settings of the installation. */
import {
  array,
  boolean,
  object,
  string,
  type AnySchema,
  type Schema,
  type TestContext,
  type ValidationError,
} from "yup";
import { momentAt, readTimeOfDay } from "../berlinTime";
import { isCalendarDay } from "../calendarDays";
import { checkFreeText, readReason } from "../freeText";
import { toSingleLine } from "../singleLine";
import { numberProblem, textProblem } from "../systemSettingRules";
import { bannerMaxLength, type NumberSettingKey, type TextSettingKey } from "../systemSettings";
import { validationMessage } from "../validationMessage";
import { optionalDay } from "./fields";

/** A banner as entered; day and time in Europe/Berlin, both empty: no end. */
export interface BannerValues {
  readonly isShown: boolean;
  readonly german: string;
  readonly english: string;
  readonly endsOn: string;
  readonly endsTime: string;
  readonly isOnLogin: boolean;
}

/** The settings as entered. */
export interface SystemSettingsValues
  extends Readonly<Record<NumberSettingKey, string>>, Readonly<Record<TextSettingKey, string>> {
  readonly languages: readonly string[];
  readonly banner: BannerValues;
}

const singleLine = (text: unknown): unknown => (typeof text === "string" ? toSingleLine(text) : text);

/** Reads a whole number as typed; thousands may be separated as in "10.000" or "10,000". NaN if it is none. */
export function readWholeNumber(typed: string): number {
  const text = toSingleLine(typed);
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(text) ? text.replaceAll(/[.,]/g, "") : text;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

const number = (key: NumberSettingKey) =>
  string()
    .transform(singleLine)
    .defined()
    .required(validationMessage("required"))
    .test("bounds", (text, context) => {
      const problem = numberProblem(key, readWholeNumber(text));
      return problem === null || context.createError({ message: { ...problem } });
    });

const text = (key: TextSettingKey) =>
  string()
    .transform(singleLine)
    .defined()
    .test("form", (value, context) => {
      const problem = textProblem(key, value);
      return problem === null || context.createError({ message: { ...problem } });
    });

const sentence = () =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? readReason(value) : value))
    .defined()
    .test("text", (value, context) => {
      const problem = checkFreeText(value, bannerMaxLength);
      return problem === null || context.createError({ message: { ...problem } });
    });

/** When a banner ends; null: no end, or an invalid one. */
export function bannerEnd({ endsOn, endsTime }: BannerValues): Date | null {
  return endsOn === "" ? null : momentAt(endsOn, endsTime);
}

function checkEnd(this: TestContext, day: string): boolean | ValidationError {
  const values: BannerValues = this.parent;
  if (!isCalendarDay(day) || readTimeOfDay(values.endsTime) === null) return true;
  const end = bannerEnd(values);
  if (end === null) {
    return this.createError({ message: validationMessage("date_invalid", { reason: "no_such_time" }) });
  }
  return (
    end > new Date() || this.createError({ message: validationMessage("date_in_past", { moment: "true" }) })
  );
}

const time = () =>
  string()
    .transform((value: unknown) =>
      typeof value === "string" ? (readTimeOfDay(value) ?? value.trim()) : value,
    )
    .defined()
    .test("time", validationMessage("date_invalid", { reason: "time" }), (value, { parent }) => {
      const { endsOn }: BannerValues = parent;
      return endsOn === "" ? value === "" : readTimeOfDay(value) !== null;
    });

/** What is hidden is not checked. */
const onlyShown = <Hidden extends AnySchema>(shown: AnySchema, hidden: Hidden): Hidden =>
  hidden.when("isShown", ([isShown], schema) => (isShown ? shown : schema));

/** The form of the settings. */
export const systemSettingsFormSchema: Schema<SystemSettingsValues> = object({
  sessionIdleMinutes: number("sessionIdleMinutes"),
  sessionAbsoluteHours: number("sessionAbsoluteHours"),
  invitationDays: number("invitationDays"),
  exportLimit: number("exportLimit"),
  erasureDays: number("erasureDays"),
  activityRetentionMonths: number("activityRetentionMonths"),
  digestHour: number("digestHour"),
  supportContact: text("supportContact"),
  imprintUrl: text("imprintUrl"),
  privacyUrl: text("privacyUrl"),
  barrierContact: text("barrierContact"),
  mailSender: text("mailSender"),
  languages: array(string().defined()).defined(),
  banner: object({
    isShown: boolean().defined(),
    german: onlyShown(sentence(), string().defined()),
    english: onlyShown(sentence(), string().defined()),
    endsOn: onlyShown(optionalDay().test("end", checkEnd), string().defined()),
    endsTime: onlyShown(time(), string().defined()),
    isOnLogin: boolean().defined(),
  }),
});
