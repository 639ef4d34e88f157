/** Bounds of a GraphQL request (section 9 and the decisions on it); those of fields stand in the shared domain. */
import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { GraphQLError, type ASTVisitor } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Most bytes of a JSON body. */
export const jsonBodyMaxBytes = 1_048_576;

/** Most words and signs of a document. */
export const documentMaxTokens = 3_000;

/** Most levels of nesting in variables: 32 of a JSON value, and its input around it. */
const variablesMaxDepth = 34;

/**
 * Limits of a document. They hold for documents that clients write; the app's own are checked against them by a test,
 * so that the same documents may also be sent as text.
 */
export function documentLimits(): Plugin[] {
  return [
    EnvelopArmorPlugin({
      blockFieldSuggestion: { enabled: false },
      maxTokens: { n: documentMaxTokens },
      maxDepth: { n: 12, flattenFragments: true },
      costLimit: { maxCost: 50_000, flattenFragments: true },
      maxAliases: { n: 20 },
      maxDirectives: { n: 60 },
    }),
    { onValidate: ({ addValidationRule }) => addValidationRule(storableTextRule) },
  ];
}

function storableTextRule(): ASTVisitor {
  return {
    StringValue: (node) => {
      if (!isStorableText(node.value)) throw unstorableText();
    },
  };
}

/**
 * Checks the variables of a call: their nesting, and that their texts can be stored, which NUL and half characters
 * (lone surrogates) cannot.
 * @throws GraphQLError bad request
 */
export function checkVariables(variables: unknown): void {
  const pending: { readonly value: unknown; readonly depth: number }[] = [{ value: variables, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !isStorableText(value)) throw unstorableText();
    if (typeof value !== "object" || value === null) continue;
    if (depth >= variablesMaxDepth) {
      throw new GraphQLError(`Variables are nested more than ${variablesMaxDepth} levels deep.`);
    }
    for (const [key, each] of Object.entries(value)) {
      if (!isStorableText(key)) throw unstorableText();
      pending.push({ value: each, depth: depth + 1 });
    }
  }
}

function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

function unstorableText(): GraphQLError {
  return new GraphQLError("A text holds the character NUL or half a character.");
}
