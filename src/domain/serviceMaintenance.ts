/** Maintenance of a service: for its duration, no commune accepts applications for it. */
import { addDays, calendarDayOf, startOfNextDay } from "./calendarDays";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import { validationMessage, type ValidationMessage } from "./validationMessage";

/** Maximum number of days from today to the end of a maintenance. */
const maintenanceDaysMax = 90;

/** Maximum length of the sentence for citizens, in each language. */
export const maintenanceTextMaxLength = 500;

/** The latest end that is accepted: 90 days from today, in Europe/Berlin. */
export function latestMaintenanceEnd(now: Date): Date {
  return startOfNextDay(addDays(calendarDayOf(now), maintenanceDaysMax));
}

/** A period as entered. A maintenance that has begun keeps its beginning. */
interface EnteredPeriod {
  /** Null: now. */
  readonly beginsAt: Date | null;
  readonly endsAt: Date;
}

/** A problem of a period, and the field that has it. */
export interface PeriodProblem extends ValidationMessage {
  readonly field: keyof EnteredPeriod;
}

/** Checks a period as entered: date_in_past, end_before_start, number_out_of_range (days). */
export function periodProblems({ beginsAt, endsAt }: EnteredPeriod, now: Date): PeriodProblem[] {
  const passed = { moment: now.toISOString() };
  const problems: PeriodProblem[] = [];
  const begin = beginsAt ?? now;
  if (begin < now) problems.push({ field: "beginsAt", ...validationMessage("date_in_past", passed) });
  if (endsAt <= now) problems.push({ field: "endsAt", ...validationMessage("date_in_past", passed) });
  else if (endsAt <= begin) problems.push({ field: "endsAt", ...validationMessage("end_before_start") });
  else if (endsAt > latestMaintenanceEnd(now)) {
    const days = { min: "0", max: String(maintenanceDaysMax), unit: "days" };
    problems.push({ field: "endsAt", ...validationMessage("number_out_of_range", days) });
  }
  return problems;
}

/** A sentence and its language. */
export interface MaintenanceText {
  readonly language: string;
  readonly text: string;
}

/** The sentence for citizens in a language, or in German if there is none. */
export function maintenanceTextIn(
  texts: Readonly<Record<string, string>>,
  language: string,
): MaintenanceText {
  const found = Object.hasOwn(texts, language) ? language : sourceLanguage;
  return { language: found, text: texts[found] ?? "" };
}
