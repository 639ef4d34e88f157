/** Arguments of root fields by type: the places for text and numbers, and the smallest valid values around them. */
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";

type Field = GraphQLField<unknown, unknown>;

/** A place for a single value: names of arguments and input fields; a number is an element of a list. */
export interface InputPlace {
  readonly path: readonly (string | number)[];
  /** Name of the scalar. */
  readonly type: string;
}

/** All places of a field's arguments for scalars. */
export function inputPlaces(field: Field): readonly InputPlace[] {
  const walk = (type: GraphQLInputType, path: InputPlace["path"]): InputPlace[] => {
    const value = getNullableType(type);
    if (isListType(value)) return walk(value.ofType, [...path, 0]);
    if (isInputObjectType(value)) {
      return Object.values(value.getFields()).flatMap((below) => walk(below.type, [...path, below.name]));
    }
    return isEnumType(value) ? [] : [{ path, type: value.name }];
  };
  return field.args.flatMap(({ name, type }) => walk(type, [name]));
}

const smallest: Readonly<Record<string, unknown>> = {
  AGS: "09761000",
  Boolean: false,
  Cents: 1,
  Date: "2026-01-01",
  DateTime: "2026-01-01T00:00:00.000Z",
  Float: 1,
  ID: "x",
  Int: 1,
  JSON: {},
  String: "x",
};

/** The arguments of a field with a value at a place; required values around it are added. */
export function withInput(
  field: Field,
  given: Readonly<Record<string, unknown>>,
  { path }: InputPlace,
  value: unknown,
): Readonly<Record<string, unknown>> {
  return objectOf(field.args, given, path, value);
}

type Member = { readonly name: string; readonly type: GraphQLInputType; readonly defaultValue?: unknown };

function objectOf(
  members: readonly Member[],
  given: unknown,
  [first, ...rest]: readonly (string | number)[],
  value: unknown,
  isOneOf = false,
): Readonly<Record<string, unknown>> {
  const known: Readonly<Record<string, unknown>> =
    typeof given === "object" && given !== null ? { ...given } : {};
  return Object.fromEntries(
    members.flatMap(({ name, type, defaultValue }) => {
      if (name === first) return [[name, valueOf(type, known[name], rest, value)]];
      if (isOneOf && first !== undefined) return [];
      if (name in known) return [[name, known[name]]];
      const isNeeded = (isNonNullType(type) && defaultValue === undefined) || isOneOf;
      return isNeeded ? [[name, valueOf(type, undefined, [], undefined)]] : [];
    }),
  );
}

function valueOf(
  type: GraphQLInputType,
  given: unknown,
  path: readonly (string | number)[],
  value: unknown,
): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const list: readonly unknown[] = Array.isArray(given) ? given : [];
    return [valueOf(nullable.ofType, list[0], path.slice(1), value), ...list.slice(1)];
  }
  if (isInputObjectType(nullable)) {
    return objectOf(Object.values(nullable.getFields()), given, path, value, nullable.isOneOf);
  }
  if (value !== undefined) return value;
  return isEnumType(nullable) ? nullable.getValues()[0]?.name : smallest[nullable.name];
}
