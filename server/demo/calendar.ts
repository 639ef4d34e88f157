/** Dates of the demo data: working days up to yesterday. */
import { isPublicHoliday } from "./holidays";
import type { Random } from "./random";

const dayMs = 86_400_000;

/** Length of the demo history in days, about 14 months. */
export const historyDays = 425;

/** Today's date in Germany, at midnight UTC. Demo events are dated before it, so none of them is in the future. */
export function startOfDay(today: Date): Date {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(today);
  return new Date(`${day}T00:00:00.000Z`);
}

/** Adds days, including fractions, to a point in time; negative values subtract. */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + Math.round(days * dayMs));
}

/**
 * A time in office hours, `daysBack` (1 or more) days before the start of today. Weekends are moved to the Friday
 * before.
 */
export function officeHours(start: Date, daysBack: number, random: Random): Date {
  const day = addDays(start, -daysBack);
  const weekday = day.getUTCDay();
  const friday = weekday === 6 ? -1 : weekday === 0 ? -2 : 0;
  const seconds = random.int(6 * 3600, 15 * 3600);
  return addDays(day, friday + seconds / 86_400);
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isPublicHoliday(day);
}

/** A time in office hours on the first to third working day after `time`; at most 8 days later. */
export function nextOfficeHours(time: Date, random: Random): Date {
  let day = new Date(Math.floor(time.getTime() / dayMs) * dayMs);
  for (let left = random.pick([1, 1, 1, 2, 3]); left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return addDays(day, random.int(6 * 3600, 15 * 3600) / 86_400);
}
