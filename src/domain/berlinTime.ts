/** Times of day in Europe/Berlin. */
import { calendarDayOf } from "./calendarDays";

const hourMs = 3_600_000;

let berlin: Intl.DateTimeFormat | undefined;

/** The time of a moment as HH:MM. */
export function timeOfDay(moment: Date): string {
  berlin ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Berlin",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return berlin.format(moment);
}

/** Parses a time typed as 14:30, 14.30, 8:05, 1430 or 14; null if there is no such time. */
export function readTimeOfDay(text: string): string | null {
  const typed = text.trim().replace(/Uhr$/i, "").trim();
  const [, hours = "", minutes = "0"] =
    /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
}

/**
 * The moment of a time on a day, both as stored by `readCalendarDay` and `readTimeOfDay`. The earlier one if the clocks
 * are set back; null if they are set forward and skip it.
 */
export function momentAt(day: string, time: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const moments = [2, 1].map((hours) => new Date(asUtc - hours * hourMs));
  return moments.find((moment) => calendarDayOf(moment) === day && timeOfDay(moment) === time) ?? null;
}
