import { parse, type ExecutableDefinitionNode } from "graphql";
import { expect, test } from "vitest";
import type { Definition } from "../../scripts/contract/appSources";
import { documentProblems } from "../../scripts/contract/documents";

const definitionsIn = (text: string): readonly Definition[] =>
  parse(text).definitions.map((node) => ({
    name: "",
    file: "src/a.tsx",
    line: 7,
    node: node as ExecutableDefinitionNode,
  }));

test.each([
  ["a query", "query a_query { id }", "a_query"],
  ["a fragment", "fragment a_user on User { id }", "a_user"],
  [
    "a fragment that is masked",
    "fragment a_user on User { id } mutation a_mutation { save { ...a_user @relay(mask: true) } }",
    "a_user",
  ],
])("Documents: %s must throw on field errors", (_name, text, name) => {
  expect(documentProblems(definitionsIn(text))).toEqual([
    `src/a.tsx:7 ${name} must have @throwOnFieldError, so that a missing field fails its panel`,
  ]);
});

test.each([
  [
    "queries and fragments that do",
    "query a_query @throwOnFieldError { ...a_user } fragment a_user on User @throwOnFieldError { id }",
  ],
  ["mutations and subscriptions", "mutation a_mutation { save } subscription a_subscription { changed }"],
  [
    "fragments that are included unmasked",
    "fragment a_values on User { id } fragment a_user on User @throwOnFieldError { ...a_values @relay(mask: false) }",
  ],
])("Documents: accepts %s", (_name, text) => {
  expect(documentProblems(definitionsIn(text))).toEqual([]);
});
