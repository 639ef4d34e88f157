/** Formats of times and durations in the detail of a process. */
import { formatDateTime, formatTime, type Moment } from "#i18n/formats";

/** Formats a time such as 14:29. */
export const clockTime = (moment: Moment) => formatTime(moment).slice(0, 5);

/** Formats a time such as 20.11. 13:29, without the year. */
export const shortDateTime = (moment: Moment) => formatDateTime(moment).replace(/^(\d+\.\d+\.)\d+/, "$1");

/** Formats a duration such as "0,4 s" or "2 min 14 s". `number` formats a number in the current language. */
export function formatDuration(ms: number, number: (value: number) => string): string {
  if (ms < 60_000) return `${number(Math.round(ms / 100) / 10)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
