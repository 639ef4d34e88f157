import { buildASTSchema, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { errorCodes } from "#domain/errorCodes";
import type { Contract } from "../../scripts/contract/contracts";
import { conventionProblems, sharedProblems } from "../../scripts/contract/conventions";
import { deprecationsOf } from "../../scripts/contract/elements";
import { contracts } from "./ownContracts";

test("Contract conventions: definitions that several contracts share must be identical", () => {
  const [first, second] = [contractOf('"A." scalar A'), contractOf('"B." scalar A')];
  expect(sharedProblems([first, second])).toEqual(["A must be the same in all contracts"]);
});

test("Contract conventions: error codes are lower-case snake case", () => {
  expect(errorCodes.filter((code) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(code))).toEqual([]);
});

test("Contract conventions: the session contract defines the enums of the domain", () => {
  const mgt = contracts.find(({ name }) => name === "mgt");
  for (const name of ["Permission", "ErrorCode", "RoleType", "FederalState", "Stage"]) {
    expect(mgt?.schema.getType(name), name).toBeDefined();
  }
});

describe("Broken contract conventions", () => {
  test.each([
    ["a type is extended", "extend type Query { other: Int }", "line 5 must not extend: the Relay compiler"],
    ["a type has no description", "type Thing { id: ID }", "Thing must have a description"],
    ["a field has no description", '"A." type Thing { id: ID }', "Thing.id must have a description"],
    [
      "an argument has no description",
      '"A." type Thing { "B." a(b: Int): ID }',
      "Thing.a.b must have a desc",
    ],
    ["an input field has no description", '"A." input Thing { a: ID }', "Thing.a must have a description"],
    ["an enum value has no description", '"A." enum Thing { A }', "Thing.A must have a description"],
    ["a type is not in PascalCase", '"A." scalar thing', "thing must be named in PascalCase"],
    [
      "a field is not in camelCase",
      '"A." type Thing { "B." a_b: ID }',
      "Thing.a_b must be named in camelCase",
    ],
    [
      "enum values mix styles",
      '"A." enum Thing { "B." A "C." b }',
      "Thing must have all values in CONSTANT_CASE",
    ],
    [
      "an enum differs from the domain",
      '"A." enum Stage { "B." PRODUCTION "C." STAGING }',
      "Stage must have the values of src/domain",
    ],
    [
      "a root field has no resolver",
      'type Mutation { "A." acceptUserInvite: Int @public }',
      "Mutation.acceptUserInvite must have a resolver in the reference backend",
    ],
    [
      "a root field has no permission",
      'type Mutation { "A." login: Int }',
      "Mutation.login must have exactly one of @public, @authenticated, @intake and @requires",
    ],
    [
      "a root field has two permissions",
      'type Mutation { "A." login: Int @public @authenticated }',
      "Mutation.login must have exactly one of @public",
    ],
    [
      "a mutation takes something other than its input",
      withMutation("saveThing(id: ID): SaveThingPayload!"),
      "Mutation.saveThing must have a single argument input: SaveThingInput!",
    ],
    [
      "a mutation returns something other than its payload",
      withMutation("saveThing(input: SaveThingInput!): Boolean!"),
      "Mutation.saveThing must return SaveThingPayload!",
    ],
    [
      "a payload has no errors",
      withMutation("saveThing(input: SaveThingInput!): SaveThingPayload!", "id: ID"),
      "SaveThingPayload must have errors: [UserError!]!",
    ],
    [
      "a payload promises an object after a failure",
      withMutation("saveThing(input: SaveThingInput!): SaveThingPayload!", "query: Query!"),
      "SaveThingPayload.query must be nullable, for a failed mutation",
    ],
    [
      "a deprecation has no date",
      '"A." type Thing { "B." a: ID @deprecated(reason: "Use b.") "B." b: ID }',
      "Thing.a must name a date and a successor",
    ],
    [
      "a deprecation names an unknown successor",
      '"A." type Thing { "B." a: ID @deprecated(reason: "Since 2026-11-01: use `Thing.c`.") }',
      "Thing.a names Thing.c as successor, which is not in the contract",
    ],
  ])("%s", (_rule, sdl, problem) => {
    expect(conventionProblems(contractOf(sdl), resolvers)).toContainEqual(expect.stringContaining(problem));
  });
});

test("Contract conventions: deprecations carry a date and a successor", () => {
  const reason = "Since 2026-11-01: use `Thing.b`. It has all names.";
  const { schema } = contractOf(`"A." type Thing { "B." a: ID @deprecated(reason: "${reason}") "B." b: ID }`);
  expect(deprecationsOf(schema)).toEqual([
    { coordinate: "Thing.a", reason, since: "2026-11-01", successor: "Thing.b" },
  ]);
});

const resolvers = { Query: { ok: () => 1 }, Mutation: { login: () => 1, saveThing: () => 1 } };

function withMutation(field: string, payload = "errors: [UserError!]!"): string {
  return `type Mutation { "A." ${field} @public }
    input SaveThingInput { id: ID }
    type SaveThingPayload { ${payload} }`;
}

/** A contract with one correct query and the given definitions. */
function contractOf(sdl: string): Contract {
  const document = parse(
    `directive @public on FIELD_DEFINITION
    directive @authenticated on FIELD_DEFINITION
    "Queries." type Query { "A." ok: Int @public }
    "An error." type UserError { "A code." code: String }
    ${sdl}`,
  );
  return {
    name: "mgt",
    document,
    schema: buildASTSchema(document, { assumeValidSDL: true }),
    operations: [],
  };
}
