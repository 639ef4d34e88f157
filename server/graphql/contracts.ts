/** Loads the four contracts and their persisted documents. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EndpointName } from "#domain/endpoints";
import { readOperationTexts, type OperationTexts } from "./persistedOperations";
import { StartupError } from "#server/startupError";

/** Folders from which the server loads files other than code. */
export interface Folders {
  /** Contains schema/*.graphql and schema/operations/*.json. */
  readonly root: string;
  /** Contains the documents of earlier builds; `null` if there are none. */
  readonly previousOperationsDir: string | null;
}

/**
 * Reads the contract of an endpoint as text.
 * @throws StartupError if it cannot be read
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
 * Reads the persisted documents of an endpoint, including those of earlier builds.
 * @throws StartupError if they exist but cannot be read
 */
export function readOperations(name: EndpointName, folders: Folders): OperationTexts {
  const { root, previousOperationsDir } = folders;
  const current = join(root, "schema", "operations");
  return readOperationTexts(
    name,
    previousOperationsDir === null ? [current] : [current, previousOperationsDir],
  );
}
