/** Persisted documents of the app: ids from the Relay compiler mapped to texts, of this build and the previous one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { getOperationAST, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import type { Logger } from "pino";
import { failure } from "#server/failure";
import { version } from "#domain/version";
import { checkDocument } from "./limits";
import { StartupError } from "#server/startupError";

/** Texts of persisted documents, by id. */
export type OperationTexts = ReadonlyMap<string, string>;

/** A persisted document that is valid against the contract. */
export interface KnownOperation {
  readonly document: DocumentNode;
  readonly name: string | null;
}

/**
 * Reads the persisted documents of one endpoint.
 * @param name file name without .json
 * @param folders later ones contain older builds; a folder without the file counts as empty
 * @throws StartupError if a file is not a JSON object of strings
 */
export function readOperationTexts(name: string, folders: readonly string[]): OperationTexts {
  const texts = new Map<string, string>();
  for (const folder of folders) {
    for (const [id, text] of readTexts(join(folder, `${name}.json`))) {
      if (!texts.has(id)) texts.set(id, text);
    }
  }
  return texts;
}

function readTexts(file: string): readonly (readonly [string, string])[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new StartupError(`The persisted documents in ${file} cannot be read.`, { cause: error });
  }
  return Object.entries(content ?? {}).map(([id, text]) => {
    if (typeof text === "string") return [id, text];
    throw new StartupError(`The persisted documents in ${file} are not strings.`);
  });
}

/**
 * Parses and validates the documents once. A document that is no longer valid against the contract, e.g. one of an
 * earlier build, counts as unknown; the app that sends it then offers a reload.
 */
export function knownOperations(
  schema: GraphQLSchema,
  texts: OperationTexts,
  log: Logger,
): ReadonlyMap<string, KnownOperation> {
  const known = new Map<string, KnownOperation>();
  for (const [id, text] of texts) {
    const document = parse(text, { noLocation: true });
    const errors = validate(schema, document);
    if (errors[0] === undefined) {
      known.set(id, { document, name: getOperationAST(document)?.name?.value ?? null });
    } else {
      log.warn({ id, reason: errors[0].message }, "a persisted document is invalid against the contract");
    }
  }
  return known;
}

/** Returns the document id that a call of the app carries instead of a text; undefined if there is none. */
export function operationIdOf(params: unknown): string | undefined {
  if (typeof params !== "object" || params === null || !("id" in params)) return undefined;
  return typeof params.id === "string" ? params.id : undefined;
}

/** Returns the root fields of the document of a call; `null` if it has none, or would not be executed. */
export function rootFieldsOf(
  params: unknown,
  known: ReadonlyMap<string, KnownOperation>,
  allowsText: boolean,
): readonly string[] | null {
  const id = operationIdOf(params);
  const document = id === undefined ? parsedText(params, allowsText) : known.get(id)?.document;
  const operation = document && getOperationAST(document, operationNameIn(params));
  const fields = (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return fields.length === 0 ? null : fields;
}

function parsedText(params: unknown, allowsText: boolean): DocumentNode | undefined {
  if (!allowsText || typeof params !== "object" || params === null || !("query" in params)) return undefined;
  if (typeof params.query !== "string") return undefined;
  try {
    checkDocument(params.query);
    return parse(params.query, { noLocation: true });
  } catch {
    return undefined;
  }
}

/** Returns the name of the requested operation; `null` if absent or not a valid name. */
export function operationNameIn(params: unknown): string | null {
  if (typeof params !== "object" || params === null || !("operationName" in params)) return null;
  const { operationName } = params;
  return typeof operationName === "string" && /^[_A-Za-z]\w{0,99}$/.test(operationName)
    ? operationName
    : null;
}

/** Parameters of unknown_operation. The version shows the app whether the server is older or newer. */
export const unknownOperationParams = { version };

/** Executes documents by id, and by text if `allowsText` returns true. Otherwise fails with unknown_operation. */
export function persistedOperations(
  known: ReadonlyMap<string, KnownOperation>,
  allowsText: (request: Request) => boolean,
): Plugin {
  return usePersistedOperations({
    allowArbitraryOperations: allowsText,
    extractPersistedOperationId: (params: GraphQLParams) => operationIdOf(params) ?? null,
    getPersistedOperation: (id) => known.get(id)?.document ?? null,
    // Validated at startup.
    skipDocumentValidation: true,
    customErrors: {
      notFound: () => failure("unknown_operation", unknownOperationParams),
      persistedQueryOnly: () => failure("unknown_operation", unknownOperationParams),
      keyNotFound: () => failure("bad_request", { detail: "The call has neither id nor query." }),
    },
  });
}
