/** The contracts of an app: SDL and persisted documents of each endpoint, from the checkout or from a git commit. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildASTSchema,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { endpointNames, type EndpointName } from "#domain/endpoints";

/** A document that the app sends. */
export interface Operation {
  readonly name: string;
  /** SHA-256 of the text, by which the app sends it. */
  readonly id: string;
  readonly text: string;
  readonly document: DocumentNode;
}

export interface Contract {
  readonly name: EndpointName;
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  readonly operations: readonly Operation[];
}

/** Reads a file of the app as text, by its path below the root folder. */
export type ReadFile = (path: string) => string;

export const readFrom =
  (root: string): ReadFile =>
  (path) =>
    readFileSync(join(root, path), "utf8");

/** Reads files as they are at a git commit. Throws with git's message if there is no such commit or file. */
export function readAtCommit(root: string, ref: string): ReadFile {
  return (path) =>
    execFileSync("git", ["show", "--end-of-options", `${ref}:./${path}`], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "pipe"],
    });
}

/**
 * Reads all contracts.
 * @throws Error that names the file if one is missing or not valid SDL
 */
export function readContracts(read: ReadFile): readonly Contract[] {
  return endpointNames.map((name) => {
    const { document, schema } = parseContract(`schema/${name}.graphql`, read);
    return { name, document, schema, operations: operationsOf(read(`schema/operations/${name}.json`)) };
  });
}

function parseContract(file: string, read: ReadFile): Pick<Contract, "document" | "schema"> {
  const text = read(file);
  try {
    const document = parse(text);
    return { document, schema: buildASTSchema(document) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function operationsOf(json: string): readonly Operation[] {
  const texts: unknown = JSON.parse(json);
  return Object.entries(Object(texts))
    .map(([id, value]) => {
      const text = String(value);
      const document = parse(text);
      return { id, text, document, name: operationOf(document).name?.value ?? id };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The operation of a document of the Relay compiler, which has exactly one. */
export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The document has no operation.");
  return operation;
}
