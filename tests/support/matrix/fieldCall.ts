/** How to call a root field. */
import { getNamedType, isCompositeType, type GraphQLField } from "graphql";
import type { Person, World } from "./world";

type Variables = Readonly<Record<string, unknown>>;

/** The arguments of a root field. */
export interface FieldCall {
  /** For a record that the caller may access if allowed at all; stores what the call needs. */
  readonly own: (world: World, by: Person) => Variables | Promise<Variables>;
  /** For foreign records, in each way a record can be foreign. */
  readonly foreign?: (world: World, by: Person) => readonly Variables[] | Promise<readonly Variables[]>;
  /** Call as another user of the same role, since the call ends sessions. */
  readonly endsSessions?: boolean;
}

/** The document that calls a field with these arguments and selects what shows the outcome. */
export function documentOf(name: string, field: GraphQLField<unknown, unknown>, given: Variables): string {
  const args = field.args.filter((arg) => arg.name in given);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const operation = name.split(".", 1)[0]?.toLowerCase();
  const call = args.length === 0 ? field.name : `${field.name}(${passed})`;
  return `${operation}${args.length === 0 ? "" : ` (${declared})`} { ${call}${selectionOf(field)} }`;
}

function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return "";
  if (type.name.endsWith("Payload")) return " { errors { code } }";
  return type.name.endsWith("Connection") ? " { edges { __typename } }" : " { __typename }";
}
