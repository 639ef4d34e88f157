/** When things happened in the demo data: on working days up to the day before today. */
import type { Random } from "./random";

const dayMs = 86_400_000;

/** The demo data reaches back so many days, about 14 months. */
export const historyDays = 425;

/** The start of today in Germany, taken in UTC, so that nothing made from it lies in the future. */
export function startOfDay(today: Date): Date {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(today);
  return new Date(`${day}T00:00:00.000Z`);
}

/** A point in time so many days (or parts of days) after another; negative: before. */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + Math.round(days * dayMs));
}

/** A time of office hours so many days before the start of today, 1 or more; on a weekend, the Friday before. */
export function officeHours(start: Date, daysBack: number, random: Random): Date {
  const day = addDays(start, -daysBack);
  const weekday = day.getUTCDay();
  const friday = weekday === 6 ? -1 : weekday === 0 ? -2 : 0;
  const seconds = random.int(6 * 3600, 15 * 3600);
  return addDays(day, friday + seconds / 86_400);
}
