/** The elements of a contract that have a name, a description and possibly a deprecation. */
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";

export interface Element {
  readonly kind: "type" | "field" | "argument" | "input field" | "enum value";
  /** Schema coordinate: `Type`, `Type.field`, `Type.field.argument`, `Input.field` or `Enum.VALUE`. */
  readonly coordinate: string;
  readonly name: string;
  readonly description?: string | null;
  readonly deprecationReason?: string | null;
}

/** Types that the contract itself defines. */
export function ownTypes(schema: GraphQLSchema): readonly GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter((type) => type.astNode);
}

/** Fields of an object type or interface; none for other types. */
export function fieldsOf(type: GraphQLNamedType): readonly GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

/** All elements of a contract, type by type. */
export function elementsOf(schema: GraphQLSchema): readonly Element[] {
  return ownTypes(schema).flatMap((type) => {
    const of = (
      kind: Element["kind"],
      owner: string,
      part: Omit<Element, "kind" | "coordinate">,
    ): Element => ({
      kind,
      coordinate: `${owner}.${part.name}`,
      name: part.name,
      description: part.description,
      deprecationReason: part.deprecationReason,
    });
    return [
      { kind: "type" as const, coordinate: type.name, name: type.name, description: type.description },
      ...fieldsOf(type).flatMap((field) => [
        of("field", type.name, field),
        ...field.args.map((argument) => of("argument", `${type.name}.${field.name}`, argument)),
      ]),
      ...(isInputObjectType(type) ? Object.values(type.getFields()) : []).map((field) =>
        of("input field", type.name, field),
      ),
      ...(isEnumType(type) ? type.getValues() : []).map((value) => of("enum value", type.name, value)),
    ];
  });
}

/** A deprecated element, with the date and its successor. */
export interface Deprecation {
  readonly coordinate: string;
  readonly reason: string;
  /** ISO date; null if the reason has none. */
  readonly since: string | null;
  /** Coordinate of the successor; null if the reason names none. */
  readonly successor: string | null;
}

/** Format of deprecation reasons: "Since 2026-11-01: use `User.lastLoginAt`." */
const reasonFormat = /^Since (\d{4}-\d{2}-\d{2}): use `([\w.]+)`/;

/** The deprecated elements of a contract. */
export function deprecationsOf(schema: GraphQLSchema): readonly Deprecation[] {
  return elementsOf(schema).flatMap(({ coordinate, deprecationReason: reason }) => {
    if (reason === null || reason === undefined) return [];
    const [, since = null, successor = null] = reasonFormat.exec(reason) ?? [];
    return [{ coordinate, reason, since, successor }];
  });
}
