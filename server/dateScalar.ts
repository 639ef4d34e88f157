/** Calendar days on the wire: YYYY-MM-DD. */
import { GraphQLScalarType, Kind } from "graphql";
import { isCalendarDay } from "#domain/calendarDays";
import { failure } from "./failure";

function parse(value: unknown): string {
  if (typeof value !== "string" || !isCalendarDay(value)) throw failure("date_invalid");
  return value;
}

/** The scalar Date of the contracts: a text on this side too; anything but a day that exists fails with date_invalid. */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: "Date",
  serialize: parse,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
});
