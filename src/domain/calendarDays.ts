/** Calendar days in the format of the contract's Date: YYYY-MM-DD, in Europe/Berlin. */

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** First day that is accepted. */
export const earliestDay = "1900-01-01";
const latestDay = "2199-12-31";

/** Whether the text is an existing day between the years 1900 and 2199. */
export function isCalendarDay(text: string): boolean {
  return existsDay(text) && isWithinDays(text, earliestDay, latestDay);
}

function existsDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // The calendar repeats every 400 years; Date maps years below 100 to the 20th century.
  const date = new Date(Date.UTC(2000 + (year % 400), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const germanPatterns = [
  /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/,
  // Numeric keyboards of phones have no dot.
  /^(\d{2})(\d{2})(\d{4})$/,
];

/**
 * Parses a day typed as 20.11.2026, 1.2.2026, 1.2.26, 20112026 or 2026-11-20; null if there is no such day. A year of
 * two digits is in this century.
 */
export function readCalendarDay(text: string): string | null {
  const iso = isoFormOf(text);
  return isCalendarDay(iso) ? iso : null;
}

/** The text as YYYY-MM-DD, whether or not the day exists; other formats are returned trimmed. */
function isoFormOf(text: string): string {
  const typed = text.trim();
  const match = germanPatterns.map((pattern) => pattern.exec(typed)).find((found) => found !== null);
  if (!match) return typed;
  const [, day = "", month = "", year = ""] = match;
  return `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Returns the parameters of the error date_invalid if the text is not accepted as a day; null if it is. */
export function dayProblem(text: string): Readonly<Record<string, string>> | null {
  const iso = isoFormOf(text);
  if (isCalendarDay(iso)) return null;
  if (existsDay(iso)) return { reason: "out_of_range", min: earliestDay, max: latestDay };
  return dayPattern.test(iso) ? { reason: "no_such_day" } : {};
}

let berlin: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Europe/Berlin. */
export function calendarDayOf(moment: Date): string {
  // Created lazily: time zones are slow to load, and most screens start without them.
  berlin ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Berlin",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return berlin.format(moment);
}

/** Whether a day lies within a period, both ends included. */
export function isWithinDays(day: string, from: string, until: string): boolean {
  return from <= day && day <= until;
}

const hourMs = 3_600_000;

/** Start of a day in Europe/Berlin. Clocks never change at midnight there. */
export function startOfDay(day: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(asUtc - 2 * hourMs);
  return calendarDayOf(inSummer) === day ? inSummer : new Date(asUtc - hourMs);
}

/** Start of the following day, i.e. the exclusive end of the day. */
export function startOfNextDay(day: string): Date {
  return startOfDay(addDays(day, 1));
}

/** The number of days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * hourMs));
}

/** The day that lies a number of days after the given one, or before it if the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10);
}
