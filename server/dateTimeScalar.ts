/** Points in time on the wire: RFC 3339 in UTC with milliseconds. */
import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { readMoment } from "./moments";

function parse(value: unknown): Date {
  const moment = typeof value === "string" ? readMoment(value) : null;
  if (moment === null)
    throw new GraphQLError("A point in time must be one of RFC 3339, in the years 1 to 9999.");
  return moment;
}

/** The scalar DateTime of the contracts: a `Date` on this side. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError("A point in time must be a Date.");
  },
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
});
