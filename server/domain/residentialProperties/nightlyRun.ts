/** When residential properties are updated by themselves: daily at 03:00 in Europe/Berlin. */
import { calendarDayOf } from "#domain/calendarDays";

/** Zone of all days and hours. */
export const nightlyZone = "Europe/Berlin";

/** The same hour as a schedule of the queue; it exists once on every day, also when clocks are changed. */
export const nightlySchedule = "0 3 * * *";
const nightlyHour = 3;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const hourOf = new Intl.DateTimeFormat("en-GB", { timeZone: nightlyZone, hour: "2-digit", hourCycle: "h23" });

/** The next time after a moment. */
export function nextNightlyRun(after: Date): Date {
  const today = nightlyRunOf(calendarDayOf(after));
  if (today > after) return today;
  // A day and a half later is the next day, however long this one is.
  return nightlyRunOf(calendarDayOf(new Date(today.getTime() + 1.5 * dayMs - nightlyHour * hourMs)));
}

function nightlyRunOf(day: string): Date {
  const asUtc = Date.parse(`${day}T0${nightlyHour}:00:00Z`);
  const aheadHours = Number(hourOf.format(asUtc)) - nightlyHour;
  return new Date(asUtc - aheadHours * hourMs);
}
