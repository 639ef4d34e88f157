/**
 * Erasure of applicants' data: a period after the end of a process, its variables, files and the texts of its attempts
 * are erased, while the record and its sums stay. The period is that of the service in the commune, else that of the
 * service, else that of the installation.
 */
import { timeOfDay } from "./berlinTime";
import { addDays, calendarDayOf, startOfDay } from "./calendarDays";
import type { ProcessRecord, ProcessStatus } from "./processTransitions";
import { serviceSettings } from "./serviceSettings";

/** Shortest and longest period in days. */
const erasureDaysMin = serviceSettings.retention_days.min;
const erasureDaysMax = serviceSettings.retention_days.max;

/** Name of the automated job. */
export const erasureJob = "erase-applicant-data";

/** Schedule of the job: Sundays at night, at a time that exists exactly once on every day. */
export const erasureSchedule = "15 1 * * 0";

/** Maximum length of the reason why an erasure is held; the minimum is 1. */
export const holdReasonMaxLength = 500;

/** The day of the next run by schedule; today until its time. */
export function nextErasureDay(now: Date): string {
  const today = calendarDayOf(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0 && timeOfDay(now) < "01:15") return today;
  return addDays(today, 7 - weekday);
}

const endedStatuses: readonly ProcessStatus[] = ["SUCCESS", "SUCCESS_MANUAL", "FINALLY_TERMINATED"];

/**
 * Whether a process has ended: it succeeded, was completed or cancelled, or was put away. A failed process that is still
 * listed has not ended, since it may be restarted, however old it is.
 */
export function hasEnded(status: ProcessStatus, record: ProcessRecord): boolean {
  return record !== "ACTIVE" || endedStatuses.includes(status);
}

/**
 * The period in days: the first valid value, else the default. Values are valid from 30 to 3,650, so an invalid one
 * never erases earlier than the next level would.
 */
export function erasureDaysOf(values: readonly (string | null | undefined)[], fallback: number): number {
  const valid = values.map(daysOf).find((days) => days !== null);
  return valid ?? Math.max(erasureDaysMin, fallback);
}

function daysOf(value: string | null | undefined): number | null {
  if (value === null || value === undefined || !/^\d{1,5}$/.test(value)) return null;
  const days = Number(value);
  return days >= erasureDaysMin && days <= erasureDaysMax ? days : null;
}

/** The first day on which the data of a process may be erased. */
export function erasableFrom(endedAt: Date, days: number): string {
  return addDays(calendarDayOf(endedAt), days);
}

/** Processes that ended before this moment are due on that day. */
export function endedBefore(day: string, days: number): Date {
  return startOfDay(addDays(day, 1 - days));
}

/** Maximum number of days from today to the end of a hold. */
export const holdDaysMax = 3_650;

/** Whether a hold whose last day is `until` applies on a day. */
export function isHeldOn(until: string, day: string): boolean {
  return until >= day;
}
