/** Schedule for automatic updates of residential properties: daily at 03:00 in Europe/Berlin. */
import { calendarDayOf } from "#domain/calendarDays";

/** Time zone of all days and hours. */
const nightlyZone = "Europe/Berlin";

/** The same hour as a cron schedule. It exists exactly once every day, even when the clocks change. */
export const nightlySchedule = "0 3 * * *";
const nightlyHour = 3;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const hourOf = new Intl.DateTimeFormat("en-GB", { timeZone: nightlyZone, hour: "2-digit", hourCycle: "h23" });

/** Returns the next run after the given time. */
export function nextNightlyRun(after: Date): Date {
  const today = nightlyRunOf(calendarDayOf(after));
  if (today > after) return today;
  // 36 hours after midnight is always the next day, however long this one is.
  return nightlyRunOf(calendarDayOf(new Date(today.getTime() + 1.5 * dayMs - nightlyHour * hourMs)));
}

function nightlyRunOf(day: string): Date {
  const asUtc = Date.parse(`${day}T0${nightlyHour}:00:00Z`);
  const aheadHours = Number(hourOf.format(asUtc)) - nightlyHour;
  return new Date(asUtc - aheadHours * hourMs);
}
