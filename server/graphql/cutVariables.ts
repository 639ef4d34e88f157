/**
 * Trims the variables of refused calls before coercion, which takes about 10 microseconds per element and repeats whole
 * objects in its errors.
 */
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  isObjectType,
  typeFromAST,
  type ExecutionArgs,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { maxOfList, type ListLimits } from "./listInputs";

/** Trims the variables of each call before they are coerced. */
export function cutVariables(schema: GraphQLSchema, limits: ListLimits): Plugin {
  const cut = variableCut(schema, limits);
  return {
    onExecute({ args }) {
      args.variableValues = cut(args);
    },
    onSubscribe({ args }) {
      args.variableValues = cut(args);
    },
  };
}

/**
 * Returns the function that trims variables. Removes undeclared variables, keeps one excess element of a list that is
 * too long, and one unknown field of an object, so that the same errors are raised. Values of a wrong type are left to
 * coercion.
 */
export function variableCut(
  schema: GraphQLSchema,
  limits: ListLimits,
): (call: Pick<ExecutionArgs, "document" | "operationName" | "variableValues">) => Record<string, unknown> {
  const widest = widestLists(schema, limits);
  const cutList = (type: GraphQLInputType, value: unknown, max: number): unknown =>
    Array.isArray(value)
      ? value.slice(0, max + 1).map((element: unknown) => cut(type, element, max))
      : cut(type, value, max);
  const cut = (input: GraphQLInputType, value: unknown, max: number): unknown => {
    const type = getNullableType(input);
    if (isListType(type)) return cutList(type.ofType, value, max);
    if (!isInputObjectType(type) || typeof value !== "object" || value === null || Array.isArray(value)) {
      return value;
    }
    const fields = type.getFields();
    let unknown = 0;
    const kept = Object.entries(value).flatMap(([name, below]) => {
      const field = fields[name];
      if (!field) return unknown++ === 0 ? [[name, below]] : [];
      return [[name, cut(field.type, below, maxOfList(limits, `${type.name}.${name}`, field.type) ?? 0)]];
    });
    return Object.fromEntries(kept);
  };
  return ({ document, operationName, variableValues }) => {
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const declared = definitions.flatMap(({ variable: { name }, type: node }) => {
      const type = typeFromAST(schema, node);
      if (!isInputType(type) || !variableValues || !Object.hasOwn(variableValues, name.value)) return [];
      return [[name.value, cut(type, variableValues[name.value], widest.get(getNamedType(type).name) ?? 0)]];
    });
    return Object.fromEntries(declared);
  };
}

/** The highest limit of all lists of an element type, by its name: a variable may be used for any of them. */
function widestLists(schema: GraphQLSchema, limits: ListLimits): ReadonlyMap<string, number> {
  const inputs = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map(
        (field) => [`${type.name}.${field.name}`, field.type] as const,
      );
    }
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((arg) => [`${type.name}.${field.name}(${arg.name}:)`, arg.type] as const),
    );
  });
  const widest = new Map<string, number>();
  for (const [coordinate, type] of inputs) {
    const { name } = getNamedType(type);
    widest.set(name, Math.max(widest.get(name) ?? 0, maxOfList(limits, coordinate, type) ?? 0));
  }
  return widest;
}
