/** Due times of cron expressions in Europe/Berlin. */
import cronParser from "cron-parser";

const zone = "Europe/Berlin";
const minuteMs = 60_000;
const everyMinute = "* * * * *";

/** Returns the first due time after a moment. */
export function nextDueTime(cron: string, after: Date): Date {
  // The parser needs a millisecond for each minute.
  if (cron === everyMinute) return new Date((Math.floor(after.getTime() / minuteMs) + 1) * minuteMs);
  return cronParser.parseExpression(cron, { tz: zone, currentDate: after }).next().toDate();
}

/** Returns the due times after a moment, up to and including another, in order. */
export function dueTimesWithin(cron: string, after: Date, until: Date): readonly Date[] {
  const times: Date[] = [];
  for (let at = nextDueTime(cron, after); at <= until; at = nextDueTime(cron, at)) times.push(at);
  return times;
}
