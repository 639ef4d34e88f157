import { createYoga } from "graphql-yoga";
import { describe, expect, test } from "vitest";
import { documentLimits } from "#server/graphql/limits";
import { contracts } from "./ownContracts";

describe.each(contracts)("Persisted documents of contract $name", ({ schema, operations }) => {
  test.each(operations)("$name conforms to the contract and the document limits", ({ text }) => {
    const { parse, validate } = limited(schema);
    expect(validate(schema, parse(text))).toEqual([]);
  });
});

test("Persisted documents: the limits refuse a document that nests too deeply", () => {
  const [mgt] = contracts;
  if (mgt === undefined) throw new Error("There is no contract.");
  const { parse, validate } = limited(mgt.schema);
  const text = `{ node(id: "x") ${"{ id ".repeat(13)}${"}".repeat(13)} }`;
  expect(() => validate(mgt.schema, parse(text))).toThrow(/depth limit of 12/);
});

function limited(schema: (typeof contracts)[number]["schema"]) {
  return createYoga({ schema, plugins: documentLimits(), logging: false }).getEnveloped({});
}
