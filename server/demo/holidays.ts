/** Public holidays of all German states, and the days between the years. */

const dayMs = 86_400_000;

/** Easter Sunday at midnight UTC, by the anonymous Gregorian algorithm. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

const fixedHolidays = new Set(["01-01", "05-01", "10-03", "12-25", "12-26"]);

/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const movableHolidays = [-2, 1, 39, 50];

/** Whether a day, at midnight UTC, is a public holiday in all states. */
export function isPublicHoliday(day: Date): boolean {
  if (fixedHolidays.has(day.toISOString().slice(5, 10))) return true;
  const sinceEaster = Math.round((day.getTime() - easterSunday(day.getUTCFullYear()).getTime()) / dayMs);
  return movableHolidays.includes(sinceEaster);
}

/** Whether a day, at midnight UTC, is between 24 December and New Year's Eve, when most offices are closed. */
export function isBetweenYears(day: Date): boolean {
  return day.getUTCMonth() === 11 && day.getUTCDate() >= 24;
}
