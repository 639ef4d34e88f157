/** The four GraphQL endpoints: each combines a schema with its resolvers. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Logger } from "pino";
import type { Config } from "./config";
import { endpointNames, endpointPaths, type EndpointName } from "#domain/endpoints";
import { readContract, readOperations, type Folders } from "#server/graphql/contracts";
import { createEndpoint, type Endpoint } from "#server/graphql/endpoint";
import { ikfzResolvers } from "#server/ikfz/resolvers";
import { mgtResolvers } from "#server/mgt/resolvers";
import { mgtV2Resolvers } from "#server/mgt-v2/resolvers";
import { processResolvers } from "#server/process/resolvers";

export const resolversOf: Readonly<Record<EndpointName, IResolvers>> = {
  mgt: mgtResolvers,
  "mgt-v2": mgtV2Resolvers,
  process: processResolvers,
  ikfz: ikfzResolvers,
};

/**
 * Creates the endpoints, keyed by path.
 * @throws StartupError if a schema cannot be read; Error if a schema does not match its resolvers
 */
export function createEndpoints(
  config: Config,
  folders: Folders,
  log: Logger,
): ReadonlyMap<string, Endpoint> {
  return new Map(
    endpointNames.map((name) => {
      const endpoint = createEndpoint({
        typeDefs: readContract(name, folders.root),
        resolvers: resolversOf[name],
        operations: readOperations(name, folders),
        allowsText: config.operations === "any",
        log,
      });
      return [endpointPaths[name], endpoint];
    }),
  );
}
