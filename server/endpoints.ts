/** The four endpoints: name of the contract, path, resolvers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "./config";
import { createEndpoint, type Endpoint } from "./endpoint";
import { ikfzResolvers } from "./ikfz/resolvers";
import { mgtResolvers } from "./mgt/resolvers";
import { mgtV2Resolvers } from "./mgt-v2/resolvers";
import { readOperationTexts, type OperationTexts } from "./persistedOperations";
import { processResolvers } from "./process/resolvers";
import { StartupError } from "./startupError";

const resolvers = {
  mgt: mgtResolvers,
  "mgt-v2": mgtV2Resolvers,
  process: processResolvers,
  ikfz: ikfzResolvers,
};

export type EndpointName = keyof typeof resolvers;

/** Path of each endpoint (section 7). */
export const endpointPaths: Readonly<Record<EndpointName, string>> = {
  mgt: "/mgt/graphql",
  "mgt-v2": "/mgt/v2/graphql",
  process: "/mgt/process/graphql",
  ikfz: "/mgt/ikfz/graphql",
};

export const endpointNames: readonly EndpointName[] = ["mgt", "mgt-v2", "process", "ikfz"];

/** Where the built server finds what is no code. */
export interface Folders {
  /** Holds schema/*.graphql and schema/operations/*.json. */
  readonly root: string;
  /** Holds the documents of earlier builds; null: there are none. */
  readonly previousOperationsDir: string | null;
}

/** The persisted documents of an endpoint. */
export function operationTextsOf(name: EndpointName, folders: Folders): OperationTexts {
  const { root, previousOperationsDir } = folders;
  const current = join(root, "schema", "operations");
  return readOperationTexts(
    name,
    previousOperationsDir === null ? [current] : [current, previousOperationsDir],
  );
}

/**
 * Builds the endpoints by their paths.
 * @throws StartupError when a contract cannot be read; Error when one does not fit its resolvers
 */
export function createEndpoints(
  config: Config,
  folders: Folders,
  log: Logger,
): ReadonlyMap<string, Endpoint> {
  return new Map(
    endpointNames.map((name) => {
      const endpoint = createEndpoint({
        name,
        typeDefs: readContract(name, folders.root),
        resolvers: resolvers[name],
        operations: operationTextsOf(name, folders),
        allowsText: config.operations === "any",
        log,
      });
      return [endpointPaths[name], endpoint];
    }),
  );
}

/** The contract of an endpoint as text. */
export function readContract(name: EndpointName, root: string): string {
  const file = join(root, "schema", `${name}.graphql`);
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartupError(`The contract ${file} cannot be read.`, { cause: error });
  }
}
