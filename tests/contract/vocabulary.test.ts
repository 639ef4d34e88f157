import { isObjectType, Kind, print, type DefinitionNode } from "graphql";
import { describe, expect, test } from "vitest";
import { errorCodes } from "#domain/errorCodes";
import { federalStates } from "#domain/federalStates";
import { permissionsOf, roleTypes } from "#domain/permissions";
import { contracts, enumValues } from "./contracts";

const sorted = (values: readonly string[]): readonly string[] => [...values].sort();

const tables: Readonly<Record<string, readonly string[]>> = {
  Permission: sorted(permissionsOf.ADMIN),
  ErrorCode: sorted(errorCodes),
  RoleType: sorted(roleTypes),
  FederalState: sorted(federalStates.map((state) => state.code)),
  Stage: ["DEVELOPMENT", "PRODUCTION", "TEST"],
};

describe.each(contracts)("contract $name", (contract) => {
  test("uses no extend, which the Relay compiler would treat as client schema", () => {
    const extensions = contract.document.definitions.filter(({ kind }) => kind.endsWith("Extension"));
    expect(extensions.map((each) => print(each))).toEqual([]);
  });

  test("describes every type and every field", () => {
    const described = contract.schema.toConfig().types.filter((type) => type.astNode);
    expect(described.filter((type) => !type.description).map((type) => type.name)).toEqual([]);
    const fields = described.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
    expect(fields.filter((field) => !field.description).map((field) => field.name)).toEqual([]);
  });

  test.each(Object.entries(tables))("has the same %s as the domain", (name, values) => {
    expect(enumValues(contract, name) ?? values).toEqual(values);
  });
});

test("error codes are lower-case snake case", () => {
  expect(errorCodes.filter((code) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(code))).toEqual([]);
});

test("the enums of the domain are part of the session contract", () => {
  const mgt = contracts.find((contract) => contract.name === "mgt");
  expect(Object.keys(tables).filter((name) => mgt && enumValues(mgt, name) === undefined)).toEqual([]);
});

test("shared definitions are identical in all contracts", () => {
  const texts = new Map<string, Set<string>>();
  for (const definition of contracts.flatMap(({ document }) => document.definitions)) {
    const name = sharedName(definition);
    if (name !== undefined) texts.set(name, (texts.get(name) ?? new Set()).add(print(definition)));
  }
  expect([...texts].filter(([, variants]) => variants.size > 1).map(([name]) => name)).toEqual([]);
  expect(texts.has("@authenticated")).toBe(true);
});

/** Undefined for the root types, which each endpoint defines separately. */
function sharedName(definition: DefinitionNode): string | undefined {
  if (!("name" in definition) || !definition.name) return undefined;
  const name = definition.name.value;
  if (["Query", "Mutation", "Subscription"].includes(name)) return undefined;
  return definition.kind === Kind.DIRECTIVE_DEFINITION ? `@${name}` : name;
}
