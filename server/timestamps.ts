/** RFC 3339 timestamps, limited to those that PostgreSQL can store and the API can serialize. */

const pattern =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/i;

/** Parses a timestamp. Returns null if it is malformed, its date does not exist, or its UTC year is not 1 to 9999. */
export function parseTimestamp(text: string): Date | null {
  const day = pattern.exec(text)?.[1];
  // JavaScript parses 30 February as 2 March.
  if (day === undefined || !isDay(day)) return null;
  const date = new Date(text);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? date : null;
}

function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
