/** Keys of communes on the wire: texts, whose form is checked where they are used. */
import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

function parse(value: unknown): string {
  // A number has lost the leading zero of nine Länder.
  if (typeof value !== "string") throw new GraphQLError("An AGS is a text.");
  return value;
}

/** The scalar AGS of the contracts. */
export const agsScalar = new GraphQLScalarType<string, string>({
  name: "AGS",
  serialize: parse,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
});
