import { buildSchema, graphql } from "graphql";
import { describe, expect, test } from "vitest";
import { shapeError } from "#server/graphql/errorMasking";
import { silent } from "../support/databases";

const schema = buildSchema(`
  enum Kind { A }
  input Setting { key: String!, value: String, kind: Kind, count: Int }
  input SaveInput { password: String!, settings: [Setting!] }
  type Query { ok: Boolean }
  type Mutation { save(input: SaveInput!): Boolean, login(password: String!): Boolean }
`);

/** The messages of a call that is refused before it is executed. */
async function detailsOf(source: string, input?: unknown): Promise<readonly string[]> {
  const { errors = [] } = await graphql({ schema, source, variableValues: { input } });
  return errors.map((error) => shapeError(error, "request", silent).body.message);
}

const save = "mutation ($input: SaveInput!) { save(input: $input) }";
const secret = "S3cret";

describe("Errors of variables", () => {
  test.each([
    [
      "an object for a string",
      { password: { secret } },
      'The value of "$input.password" is not a SaveInput!. String cannot represent a non string value.',
    ],
    [
      "a list for a string",
      { password: "x", settings: [{ key: [secret] }] },
      'The value of "$input.settings[0].key" is not a SaveInput!. String cannot represent a non string value.',
    ],
    [
      "an unknown value of an enumeration",
      { password: "x", settings: [{ key: "k", kind: secret }] },
      'The value of "$input.settings[0].kind" is not a SaveInput!.',
    ],
    [
      "a field that is missing beside it",
      { password: "x", settings: [{ value: secret }] },
      'The value of "$input.settings[0]" is not a SaveInput!. Field "key" of required type "String!" was not provided.',
    ],
    [
      "text for an object",
      secret,
      'The value of "$input" is not a SaveInput!. Expected type "SaveInput" to be an object.',
    ],
    [
      "text that looks like a place",
      `${secret} at "x"; `,
      'The value of "$input" is not a SaveInput!. Expected type "SaveInput" to be an object.',
    ],
  ])("%s", async (_name, input, detail) => {
    expect(await detailsOf(save, input)).toEqual([detail]);
  });
});

test.each([
  `mutation { save(input: { password: { a: "${secret}" } }) }`,
  `mutation { save(input: { password: "x", settings: [{ key: "k", count: "${secret}" }] }) }`,
  `mutation { save(input: { password: "x", settings: [{ key: "k", kind: ${secret} }] }) }`,
  `mutation { login(password: ["${secret}"]) }`,
  `mutation { login("${secret}") }`,
  `mutation { login(password: "x" """${secret}""") }`,
  `"${secret}" { ok }`,
])("Error details: errors of documents repeat no literal: %s", async (source) => {
  const details = await detailsOf(source);
  expect(details).not.toEqual([]);
  expect(details.join("\n")).not.toContain(secret);
});
