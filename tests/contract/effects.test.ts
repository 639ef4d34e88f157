/** What a difference between two schemas does to the documents of an app. */
import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { differencesOf, effectsOf, invalidOperations, pointsInto } from "../../scripts/contract/changes";
import type { Operation } from "../../scripts/contract/contracts";
import { usesOf } from "../../scripts/contract/uses";

const before = `
  type Query { user(id: ID, filter: Filter): User  users(first: Int = 10): [User!]!  search: Found }
  type Mutation { save(input: SaveInput!): User }
  type User { id: ID!  name: String!  state: State  email(format: Format): String  unused: Int }
  type Commune { id: ID! }
  union Found = User
  enum State { ACTIVE LOCKED }
  enum Format { SHORT LONG }
  input Filter { name: String  state: State }
  input SaveInput { name: String  address: AddressInput }
  input AddressInput { town: String }
`;

const operations = [
  "query Detail($id: ID) { user(id: $id) { ...Head_user } } fragment Head_user on User { id name state }",
  "query List($first: Int!) { users(first: $first) { email(format: SHORT) } }",
  "query Short { users { id } }",
  "query Search { search { __typename ... on User { id } } }",
  "query Filtered($filter: Filter) { user(filter: $filter) { id } }",
  "mutation Save($input: SaveInput!) { save(input: $input) { id } }",
].map((text): Operation => {
  const name = /\w+ (\w+)/.exec(text)?.[1] ?? "";
  return { name, id: name, text, document: parse(text) };
});

/** Effects of a replacement in the schema, as "operation fragment: certainty". */
async function effectsOfReplacing(from: string, to: string): Promise<readonly string[]> {
  expect(before).toContain(from);
  const [own, other] = [buildSchema(before), buildSchema(before.replace(from, to))];
  const uses = operations.flatMap((operation) => usesOf(own, operation, (name) => name === "Head_user"));
  const invalid = invalidOperations(other, operations);
  const differences = await differencesOf(own, other, { directives: false });
  expect(differences.length).toBeGreaterThan(0);
  const effects = differences.flatMap((difference) =>
    effectsOf(difference, uses, (operation, place) => pointsInto(invalid.get(operation) ?? [], place)),
  );
  return effects.map(({ use, certainty }) =>
    [use.operation.name, use.fragment, certainty].filter(Boolean).join(" "),
  );
}

test.each([
  ["a field that is removed", "name: String!  state", "state", ["Detail Head_user breaks"]],
  ["a field that nobody uses", "unused: Int", "", []],
  [
    "a field that may now be null",
    "name: String!  state",
    "name: String  state",
    ["Detail Head_user breaks"],
  ],
  ["a field that is no longer null", "state: State  email", "state: State!  email", []],
  ["another type of a field", "name: String!  state", "name: Int!  state", ["Detail Head_user breaks"]],
  ["an argument that is removed", "(format: Format)", "", ["List breaks"]],
  [
    "an argument that becomes required",
    "users(first: Int = 10)",
    "users(first: Int!)",
    ["Short breaks", "Short may break"],
  ],
  ["a new required argument", "search: Found", "search(text: String!): Found", ["Search breaks"]],
  ["a new optional argument", "search: Found", "search(text: String): Found", []],
  ["another default of an argument", "(first: Int = 10)", "(first: Int = 20)", ["Short may break"]],
  ["an enum value to receive", "ACTIVE LOCKED", "ACTIVE LOCKED ENDED", ["Detail Head_user may break"]],
  ["an enum value that is sent as literal", "SHORT LONG", "LONG", ["List breaks"]],
  ["an enum value that may be sent", "ACTIVE LOCKED", "ACTIVE", ["Filtered may break"]],
  [
    "a required input field, nested",
    "{ town: String }",
    "{ town: String  street: String! }",
    ["Save breaks"],
  ],
  ["an optional input field", "{ town: String }", "{ town: String  street: String }", []],
  ["an input field that is removed", "name: String  state: State }", "state: State }", ["Filtered breaks"]],
  ["an input field that becomes required", "{ town: String }", "{ town: String! }", ["Save breaks"]],
  ["a member of a union", "Found = User", "Found = User | Commune", ["Search may break"]],
])("Contract effects: %s", async (_name, from, to, effects) => {
  expect(await effectsOfReplacing(from, to)).toEqual(effects);
});

test("Contract effects: descriptions do not count", async () => {
  const own = buildSchema('type Query { a: A } "Old." scalar A');
  const other = buildSchema('"New." type Query { "New." a: A } scalar A');
  expect(await differencesOf(own, other, { directives: true })).toEqual([]);
});

test("Contract effects: applied directives count only if the other schema has them", async () => {
  const guard = "directive @guard on FIELD_DEFINITION";
  const own = buildSchema(`${guard} type Query { a: Int @guard }`);
  const other = buildSchema(`${guard} type Query { a: Int }`);
  expect(await differencesOf(own, other, { directives: false })).toEqual([]);
  const [difference] = await differencesOf(own, other, { directives: true });
  expect(difference).toMatchObject({ level: "dangerous", coordinate: "Query.a.@guard" });
  const [text, name] = ["query Ask { a }", "Ask"];
  const uses = usesOf(own, { name, id: name, text, document: parse(text) });
  expect(difference && effectsOf(difference, uses, () => false)).toMatchObject([{ certainty: "may break" }]);
});
