/** The four contracts: their texts and persisted documents. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EndpointName } from "#domain/endpoints";
import { readOperationTexts, type OperationTexts } from "./persistedOperations";
import { StartupError } from "#server/startupError";

/** Where the server finds what is no code. */
export interface Folders {
  /** Holds schema/*.graphql and schema/operations/*.json. */
  readonly root: string;
  /** Holds the documents of earlier builds; null: there are none. */
  readonly previousOperationsDir: string | null;
}

/**
 * The contract of an endpoint as text.
 * @throws StartupError when it cannot be read
 */
export function readContract(name: EndpointName, root: string): string {
  const file = join(root, "schema", `${name}.graphql`);
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartupError(`The contract ${file} cannot be read.`, { cause: error });
  }
}

/**
 * The persisted documents of an endpoint, those of earlier builds included.
 * @throws StartupError when they are there but cannot be read
 */
export function readOperations(name: EndpointName, folders: Folders): OperationTexts {
  const { root, previousOperationsDir } = folders;
  const current = join(root, "schema", "operations");
  return readOperationTexts(
    name,
    previousOperationsDir === null ? [current] : [current, previousOperationsDir],
  );
}
