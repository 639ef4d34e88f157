/** Rules that contracts follow. Problems are returned as sentences. */
import type { IResolvers } from "@graphql-tools/utils";
import {
  getNamedType,
  isEnumType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  print,
  type DefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
} from "graphql";
import { errorCodes } from "#domain/errorCodes";
import { federalStates } from "#domain/federalStates";

import { permissionsOf, roleTypes } from "#domain/permissions";
import { resourceTypes } from "#domain/resources/resourceKinds";
import { guardsOf } from "#server/graphql/authorisation";
import type { Contract } from "./contracts";
import { deprecationsOf, elementsOf, fieldsOf, ownTypes, type Element } from "./elements";

/** Mutations in the wire form of the first version: a bare result, with failures as GraphQL errors. */
const olderMutations: ReadonlySet<string> = new Set(["login", "acceptUserInvite"]);

/** Mutations that take no values. */
const mutationsWithoutInput: ReadonlySet<string> = new Set(["verifyActivities"]);

/** Enums whose values the domain declares as well. */
const domainEnums: Readonly<Record<string, readonly string[]>> = {
  Permission: permissionsOf.ADMIN,
  ErrorCode: errorCodes,
  RoleType: roleTypes,
  FederalState: federalStates.map((state) => state.code),
  ResourceType: resourceTypes,
  Stage: ["DEVELOPMENT", "TEST", "PRODUCTION"],
};

/** All problems of a contract. `resolvers` are those of the reference backend. */
export function conventionProblems(contract: Contract, resolvers: IResolvers): readonly string[] {
  const { schema } = contract;
  return [
    ...extensionProblems(contract),
    ...elementsOf(schema).flatMap(elementProblems),
    ...enumProblems(schema),
    ...rootProblems(schema, resolvers),
    ...mutationProblems(schema),
    ...deprecationProblems(schema),
  ];
}

function extensionProblems({ document }: Contract): readonly string[] {
  return document.definitions
    .filter(({ kind }) => kind.endsWith("Extension"))
    .map(
      ({ loc }) => `line ${loc?.startToken.line} must not extend: the Relay compiler would ignore the server`,
    );
}

const pascalCase = { name: "PascalCase", pattern: /^[A-Z][A-Za-z0-9]*$/ };
const camelCase = { name: "camelCase", pattern: /^[a-z][A-Za-z0-9]*$/ };
const constantCase = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

function elementProblems({ kind, coordinate, name, description }: Element): readonly string[] {
  const problems: string[] = [];
  const style = kind === "type" ? pascalCase : camelCase;
  if (kind !== "enum value" && !style.pattern.test(name)) {
    problems.push(`${coordinate} must be named in ${style.name}`);
  }
  if (!description?.trim()) problems.push(`${coordinate} must have a description`);
  return problems;
}

/**
 * Codes of the product (permissions, errors) are in snake_case, kinds of resources are written as in their documents, all
 * other values in CONSTANT_CASE.
 */
function enumProblems(schema: GraphQLSchema): readonly string[] {
  return ownTypes(schema).flatMap((type) => {
    if (!isEnumType(type)) return [];
    const values = type.getValues().map(({ name }) => name);
    const problems: string[] = [];
    const styles = type.name === "ResourceType" ? [camelCase.pattern] : [constantCase, snakeCase];
    if (!styles.some((style) => values.every((value) => style.test(value)))) {
      problems.push(`${type.name} must have all values in CONSTANT_CASE, or all in snake_case`);
    }
    const expected = domainEnums[type.name];
    if (expected !== undefined && new Set([...expected, ...values]).size !== values.length) {
      problems.push(`${type.name} must have the values of src/domain`);
    }
    return problems;
  });
}

function rootProblems(schema: GraphQLSchema, resolvers: IResolvers): readonly string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    (root ? fieldsOf(root) : []).flatMap((field) => {
      const coordinate = `${root?.name}.${field.name}`;
      const problems: string[] = [];
      if (Object(Object(resolvers)[root?.name ?? ""])[field.name] === undefined) {
        problems.push(`${coordinate} must have a resolver in the reference backend`);
      }
      if (guardsOf(schema, field).length !== 1) {
        problems.push(
          `${coordinate} must have exactly one of @public, @authenticated, @intake and @requires`,
        );
      }
      return problems;
    }),
  );
}

/** One input and one payload per mutation. A payload has `errors`; its objects are null after a failure. */
function mutationProblems(schema: GraphQLSchema): readonly string[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return mutations.filter(({ name }) => !olderMutations.has(name)).flatMap(payloadProblems);
}

function payloadProblems({ name, args, type }: GraphQLField<unknown, unknown>): readonly string[] {
  const stem = name[0]?.toUpperCase() + name.slice(1);
  const problems: string[] = [];
  const [input, ...others] = args;
  const hasInput = input?.name === "input" && String(input.type) === `${stem}Input!` && others.length === 0;
  if (!hasInput && !(mutationsWithoutInput.has(name) && args.length === 0)) {
    problems.push(`Mutation.${name} must have a single argument input: ${stem}Input!`);
  }
  if (String(type) !== `${stem}Payload!`) problems.push(`Mutation.${name} must return ${stem}Payload!`);
  const payload = getNamedType(type);
  if (isUnionType(payload)) return problems;
  const fields = fieldsOf(payload);
  if (String(fields.find((field) => field.name === "errors")?.type) !== "[UserError!]!") {
    problems.push(`${payload.name} must have errors: [UserError!]!`);
  }
  for (const field of fields) {
    if (isNonNullType(field.type) && isObjectType(field.type.ofType)) {
      problems.push(`${payload.name}.${field.name} must be nullable, for a failed mutation`);
    }
  }
  return problems;
}

function deprecationProblems(schema: GraphQLSchema): readonly string[] {
  const coordinates = new Set(elementsOf(schema).map(({ coordinate }) => coordinate));
  return deprecationsOf(schema).flatMap(({ coordinate, since, successor }) => {
    if (since === null || Number.isNaN(Date.parse(since))) {
      return [`${coordinate} must name a date and a successor: "Since 2026-11-01: use \`Type.field\`."`];
    }
    if (successor !== null && coordinates.has(successor)) return [];
    return [`${coordinate} names ${successor} as successor, which is not in the contract`];
  });
}

/** Definitions of the same name that differ between contracts. */
export function sharedProblems(contracts: readonly Contract[]): readonly string[] {
  const variants = new Map<string, Set<string>>();
  for (const definition of contracts.flatMap(({ document }) => document.definitions)) {
    const name = sharedName(definition);
    if (name !== undefined) variants.set(name, (variants.get(name) ?? new Set()).add(print(definition)));
  }
  return [...variants]
    .filter(([, texts]) => texts.size > 1)
    .map(([name]) => `${name} must be the same in all contracts`);
}

/** Undefined for the root types, which each contract defines separately. */
function sharedName(definition: DefinitionNode): string | undefined {
  if (!("name" in definition) || !definition.name) return undefined;
  const name = definition.name.value;
  if (["Query", "Mutation", "Subscription"].includes(name)) return undefined;
  return definition.kind === Kind.DIRECTIVE_DEFINITION ? `@${name}` : name;
}
