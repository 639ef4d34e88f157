/** Formats of times and durations in the detail of a process. */
import { formatDateTime, formatTime, type Moment } from "#i18n/formats";

/** Formats a time such as 14:29. */
export const clockTime = (moment: Moment) => formatTime(moment).slice(0, 5);

/** Formats a time such as 20.11. 13:29, without the year. */
export const shortDateTime = (moment: Moment) => formatDateTime(moment).replace(/^(\d+\.\d+\.)\d+/, "$1");
