/** The custom scalars of the contracts. */
import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { isCalendarDay } from "#domain/calendarDays";
import { failure } from "#server/failure";
import { parseTimestamp } from "#server/timestamps";
import { SpooledFile } from "#server/uploads";

/** AGS: key of a commune, a string. Its format is checked where it is used. */
export const agsScalar = new GraphQLScalarType<string, string>({
  name: "AGS",
  serialize: parseAgs,
  parseValue: parseAgs,
  parseLiteral: (node) => parseAgs(node.kind === Kind.STRING ? node.value : null),
});

/** Cents: a whole number of euro cents. */
export const centsScalar = new GraphQLScalarType<number, number>({
  name: "Cents",
  serialize: parseCents,
  parseValue: parseCents,
  parseLiteral: (node) => parseCents(node.kind === Kind.INT ? Number(node.value) : null),
});

/** Date: a calendar day as YYYY-MM-DD, a string on the server too. Any other value fails with `date_invalid`. */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: "Date",
  serialize: parseDay,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : null),
});

/** DateTime: RFC 3339 in UTC with milliseconds on the wire, a `Date` on the server. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError("A DateTime must be a Date.");
  },
  parseValue: parseDateTime,
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
});

/** Upload: a {@link SpooledFile} on the server, sent as a part of a multipart request. */
export const uploadScalar = new GraphQLScalarType<SpooledFile, never>({
  name: "Upload",
  serialize() {
    throw new GraphQLError("Upload cannot be serialized.");
  },
  parseValue(value) {
    if (value instanceof SpooledFile) return value;
    throw new GraphQLError("A file must be sent as a part of a multipart request.");
  },
  parseLiteral() {
    throw new GraphQLError("A file must be a variable.");
  },
});

function parseAgs(value: unknown): string {
  // A number would have lost the leading zero, which the AGS has in nine federal states.
  if (typeof value !== "string") throw new GraphQLError("An AGS must be a string.");
  return value;
}

function parseCents(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new GraphQLError("Cents must be a whole number.");
}

function parseDay(value: unknown): string {
  if (typeof value !== "string" || !isCalendarDay(value)) throw failure("date_invalid");
  return value;
}

function parseDateTime(value: unknown): Date {
  const date = typeof value === "string" ? parseTimestamp(value) : null;
  if (date === null)
    throw new GraphQLError("A DateTime must be an RFC 3339 timestamp in the years 1 to 9999.");
  return date;
}
