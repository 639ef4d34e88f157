/** Limits of list inputs: lists that are too long are refused before validation and resolvers. */
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import { failure, failureParams, type FailureParam } from "#server/failure";

/** Maximum number of elements of a list input, with the error of a longer one; a plain number means list_too_long. */
export type ListLimit = number | { readonly max: number; readonly code: ErrorCode };

/** Limits by coordinate, such as `UserFilter.roles` or `Query.processUpdates(ids:)`. */
export type ListLimits = Readonly<Record<string, ListLimit>>;

interface TooLong {
  readonly code: ErrorCode;
  /** Path of the list, from the name of the argument on. */
  readonly path: readonly string[];
  readonly params: readonly FailureParam[];
}

/** Finds the first list that is too long in a coerced value; undefined if there is none. */
type Check = (value: unknown, path: readonly string[]) => TooLong | undefined;

/**
 * Returns the maximum number of elements of a list input; undefined if unlimited. Without a limit, a list of an enum
 * may have as many elements as the enum has values.
 */
export function maxOfList(
  limits: ListLimits,
  coordinate: string,
  list: GraphQLInputType,
): number | undefined {
  const limit = limitOf(limits, coordinate, list);
  return typeof limit === "object" ? limit.max : limit;
}

function limitOf(limits: ListLimits, coordinate: string, list: GraphQLInputType): ListLimit | undefined {
  const element = getNamedType(list);
  return limits[coordinate] ?? (isEnumType(element) ? element.getValues().length : undefined);
}

/**
 * Makes every field refuse lists that are too long in its arguments: in the payload if it has errors, otherwise as a
 * failure. Modifies the schema in place.
 * @throws Error if a list input has no limit, or if a payload cannot be built without a value
 */
export function limitLists(schema: GraphQLSchema, limits: ListLimits): void {
  const checkOf = checksOf(limits);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const checks = field.args.flatMap(({ name, type: input }) => {
        const check = checkOf(input, `${type.name}.${field.name}(${name}:)`);
        return check ? [{ name, check }] : [];
      });
      if (checks.length > 0) checkArguments(schema, type, field, checks);
    }
  }
}

/** Returns the check for values of a type; undefined if they contain no list. */
function checksOf(limits: ListLimits): (type: GraphQLInputType, coordinate: string) => Check | undefined {
  const known = new Map<GraphQLInputObjectType, Check | undefined>();
  const checkOf = (input: GraphQLInputType, coordinate: string): Check | undefined => {
    const type = getNullableType(input);
    if (isInputObjectType(type)) return objectCheck(type);
    if (!isListType(type)) return undefined;
    const limit = limitOf(limits, coordinate, type);
    if (limit === undefined) throw new Error(`The list ${coordinate} of the contract has no limit.`);
    return listCheck(limit, checkOf(type.ofType, coordinate));
  };
  const objectCheck = (type: GraphQLInputObjectType): Check | undefined => {
    if (known.has(type)) return known.get(type);
    // Recursive types look up their own check when it runs.
    known.set(type, (value, path) => known.get(type)?.(value, path));
    const checks = Object.values(type.getFields()).flatMap(({ name, type: field }) => {
      const check = checkOf(field, `${type.name}.${name}`);
      return check ? [{ name, check }] : [];
    });
    const check = checks.length === 0 ? undefined : fieldsCheck(checks);
    known.set(type, check);
    return check;
  };
  return checkOf;
}

function listCheck(limit: ListLimit, elements: Check | undefined): Check {
  const { max, code } = typeof limit === "number" ? { max: limit, code: "list_too_long" as const } : limit;
  return (value, path) => {
    if (!Array.isArray(value)) return undefined;
    const list: readonly unknown[] = value;
    if (list.length > max) return { code, path, params: failureParams({ max: String(max) }) };
    return elements && firstOf(list.keys(), (at) => elements(list[at], [...path, String(at)]));
  };
}

type FieldCheck = { readonly name: string; readonly check: Check };

function fieldsCheck(checks: readonly FieldCheck[]): Check {
  return (value, path) => {
    if (typeof value !== "object" || value === null) return undefined;
    const fields: Readonly<Record<string, unknown>> = { ...value };
    return firstOf(checks, ({ name, check }) => check(fields[name], [...path, name]));
  };
}

function firstOf<Item>(
  items: Iterable<Item>,
  find: (item: Item) => TooLong | undefined,
): TooLong | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

function checkArguments(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  checks: readonly FieldCheck[],
): void {
  const refuse = refusalOf(schema, type, field);
  const find = fieldsCheck(checks);
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => {
    const found = find(args, []);
    return found ? refuse(found) : resolve(source, args, context, info);
  };
  if (subscribe === undefined) return;
  field.subscribe = (source, args, context, info) => {
    const found = find(args, []);
    return found ? refuse(found) : subscribe(source, args, context, info);
  };
}

function refusalOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): (found: TooLong) => unknown {
  const payload = getNullableType(field.type);
  if (type !== schema.getMutationType() || !isObjectType(payload) || !("errors" in payload.getFields())) {
    return ({ code, params }) => {
      throw failure(code, Object.fromEntries(params.map(({ name, value }) => [name, value])));
    };
  }
  const nothing = emptyPayload(payload);
  // Paths in payload errors start below `input`.
  return ({ code, path, params }) => ({ ...nothing, errors: [{ code, field: path.slice(1), params }] });
}

/** The fields of a payload of a call without effect; null by default. */
function emptyPayload(payload: GraphQLObjectType): Readonly<Record<string, unknown>> {
  const fields = Object.values(payload.getFields()).filter(({ name, type }) => {
    return name !== "errors" && isNonNullType(type);
  });
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = getNullableType(type);
      if (isListType(value)) return [name, []];
      if (value === GraphQLInt) return [name, 0];
      throw new Error(`${payload.name}.${name} of the contract must be nullable, a list or an integer.`);
    }),
  );
}
