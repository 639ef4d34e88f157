/** Points in time as texts: those of RFC 3339 that PostgreSQL can hold and that the wire can write. */

const form =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/i;

/** Reads a point in time; null: it is none, its day does not exist, or it lies outside the years 1 to 9999 in UTC. */
export function readMoment(text: string): Date | null {
  const day = form.exec(text)?.[1];
  // JavaScript takes 30 February for 2 March.
  if (day === undefined || !isDay(day)) return null;
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? moment : null;
}

function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
