import { createYoga } from "graphql-yoga";
import { parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { documentLimits } from "#server/graphql/limits";
import { contracts } from "./contracts";

describe.each(contracts)("persisted documents of contract $name", ({ schema, operations }) => {
  test("there are some", () => {
    expect(operations.size).toBeGreaterThan(0);
  });

  test.each([...operations.values()])("fits the contract: %s", (text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });

  test.each([...operations.values()])("is within the limits of documents: %s", (text) => {
    const { parse: parseLimited, validate: validateLimited } = limited(schema);
    expect(validateLimited(schema, parseLimited(text))).toEqual([]);
  });
});

test("the limits refuse a document that nests too deeply", () => {
  const [mgt] = contracts;
  if (mgt === undefined) throw new Error("There is no contract.");
  const { parse: parseLimited, validate: validateLimited } = limited(mgt.schema);
  const text = `{ node(id: "x") ${"{ id ".repeat(13)}${"}".repeat(13)} }`;
  expect(() => validateLimited(mgt.schema, parseLimited(text))).toThrow(/depth limit of 12/);
});

function limited(schema: (typeof contracts)[number]["schema"]) {
  return createYoga({ schema, plugins: documentLimits(), logging: false }).getEnveloped({});
}
