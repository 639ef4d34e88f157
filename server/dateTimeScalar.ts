/** Points in time on the wire: RFC 3339 in UTC with milliseconds. */
import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i;

function parse(value: unknown): Date {
  const date = typeof value === "string" && form.test(value) ? new Date(value) : null;
  if (date === null || Number.isNaN(date.getTime())) throw new GraphQLError("Not a point in time.");
  return date;
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
