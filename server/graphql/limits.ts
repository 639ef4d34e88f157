/** Limits of a GraphQL request. The limits of fields are defined in the shared domain. */
import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { GraphQLError, Lexer, Source, TokenKind, type ASTVisitor } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Maximum size of a JSON body, in bytes. */
export const jsonBodyMaxBytes = 1_048_576;

/** Maximum number of tokens in a document. */
const documentMaxTokens = 3_000;

/** Maximum nesting of brackets in a document. The parser and the visitors of its AST recurse once per level. */
const documentMaxNesting = 64;

/** Maximum nesting of a JSON body, which contains the variables and their envelope. */
export const jsonBodyMaxDepth = 64;

/** Maximum nesting of variables: 32 levels of a JSON value plus the input around it. */
const variablesMaxDepth = 34;

/**
 * Limits for documents written by clients. A test checks the documents of the app against them, so that these can also
 * be sent as text.
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

const nesting: ReadonlyMap<TokenKind, number> = new Map([
  [TokenKind.BRACE_L, 1],
  [TokenKind.BRACKET_L, 1],
  [TokenKind.PAREN_L, 1],
  [TokenKind.BRACE_R, -1],
  [TokenKind.BRACKET_R, -1],
  [TokenKind.PAREN_R, -1],
]);

/**
 * Checks the number of tokens and the nesting of brackets in a document before it is parsed.
 * @throws GraphQLError bad request
 */
export function checkDocument(text: string): void {
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
    if (count >= documentMaxTokens) {
      throw new GraphQLError(`The document has more than ${documentMaxTokens} tokens.`);
    }
    depth += nesting.get(lexer.token.kind) ?? 0;
    if (depth > documentMaxNesting) {
      throw new GraphQLError(
        `Brackets in the document are nested more than ${documentMaxNesting} levels deep.`,
      );
    }
  }
}

function storableTextRule(): ASTVisitor {
  return {
    StringValue: (node) => {
      if (!isStorableText(node.value)) throw unstorableText();
    },
  };
}

/**
 * Checks the variables of a call: their nesting, and that strings can be stored. NUL and lone surrogates cannot.
 * @throws GraphQLError bad request
 */
export function checkVariables(variables: unknown): void {
  checkValue(variables, 0);
}

/** Recursive, and creates nothing per value, since a body may have half a million of them. */
function checkValue(value: unknown, depth: number): void {
  if (typeof value === "string" && !isStorableText(value)) throw unstorableText();
  if (typeof value !== "object" || value === null) return;
  if (depth >= variablesMaxDepth) {
    throw new GraphQLError(`Variables are nested more than ${variablesMaxDepth} levels deep.`);
  }
  if (Array.isArray(value)) {
    const elements: readonly unknown[] = value;
    for (const element of elements) checkValue(element, depth + 1);
    return;
  }
  for (const [key, below] of Object.entries(value)) {
    if (!isStorableText(key)) throw unstorableText();
    checkValue(below, depth + 1);
  }
}

function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

function unstorableText(): GraphQLError {
  return new GraphQLError("A string contains NUL or an unpaired surrogate.");
}
