/** The four Relay environments: one for each endpoint, since ids and types mean nothing across them. */
import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
} from "relay-runtime";
import { observable } from "#browser/observable";
import type { EndpointName } from "#domain/endpoints";
import { send } from "./send";

export type Environments = Readonly<Record<EndpointName, Environment>>;

/** Queries that are no longer on screen but still answer a page seen before at once. */
const releasedQueriesKept = 20;

/** In the metadata of a fetch: it is polling, which does not count as use of the session. */
export const backgroundCall = "background";

function fetchFrom(endpoint: EndpointName): FetchFunction {
  return async (request, variables, { metadata }): Promise<GraphQLResponse> => {
    const { data, failures } = await send(endpoint, { params: request }, variables, {
      repeatable: request.operationKind === "query",
      background: metadata?.[backgroundCall] === true,
    });
    const errors = failures.map(({ path, error }) => ({ message: error.code, path }));
    return errors.length > 0 ? { data, errors } : { data };
  };
}

const stores = new WeakMap<Environment, Store>();

function createEnvironment(endpoint: EndpointName): Environment {
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: releasedQueriesKept });
  const environment = new Environment({
    configName: endpoint,
    network: Network.create(fetchFrom(endpoint)),
    store,
  });
  stores.set(environment, store);
  return environment;
}

function createAll(): Environments {
  return {
    mgt: createEnvironment("mgt"),
    "mgt-v2": createEnvironment("mgt-v2"),
    process: createEnvironment("process"),
    ikfz: createEnvironment("ikfz"),
  };
}

/** The environments in use. */
export const environments = observable<Environments>(createAll());

/**
 * Removes what no query reaches any more. Relay does so only when queries leave its buffer; somebody who goes to and
 * fro between two screens would collect the edges of every list that was read anew.
 */
export function sweepStores(): void {
  for (const environment of Object.values(environments.get())) stores.get(environment)?.scheduleGC();
}

/** Empty stores for whoever comes next (section 4); a failure is only logged (section 8). */
export function recreateEnvironments(): void {
  try {
    environments.set(createAll());
  } catch (error) {
    console.error("The stores could not be emptied.", error);
  }
}
