/** The four Relay environments of a session: one for each endpoint, since ids and types mean nothing across them. */
import {
  Environment,
  Network as RelayNetwork,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
} from "relay-runtime";
import { appContext } from "#browser/appContext";
import type { EndpointName } from "#domain/endpoints";
import type { Network } from "./network";
import { send } from "./send";

export type Environments = Readonly<Record<EndpointName, Environment>>;

export interface Relay {
  readonly environments: Environments;
  /**
   * Removes what no query reaches any more. Relay does so only when queries leave its buffer; somebody who goes to and
   * fro between two screens would collect the edges of every list that was read anew.
   */
  readonly sweepStores: () => void;
  /** Aborted when the app is disposed of. */
  readonly disposed: AbortSignal;
  /** How many components hold a reference to a query. */
  readonly owners: WeakMap<object, number>;
  /** What the network answers to a reference, whatever the store knows already. */
  readonly answers: WeakMap<object, Promise<unknown>>;
}

/** Queries that are no longer on screen but still answer a page seen before at once. */
const releasedQueriesKept = 20;

/** In the metadata of a fetch: it is polling, which does not count as use of the session. */
export const backgroundCall = "background";

function fetchFrom(network: Network, endpoint: EndpointName): FetchFunction {
  return async (request, variables, { metadata }): Promise<GraphQLResponse> => {
    const { data, failures } = await send(network, endpoint, { params: request }, variables, {
      repeatable: request.operationKind === "query",
      background: metadata?.[backgroundCall] === true,
    });
    const errors = failures.map(({ path, error }) => ({ message: error.code, path }));
    return errors.length > 0 ? { data, errors } : { data };
  };
}

/** Empty stores for one session. */
export function createRelay(network: Network): Relay {
  const stores: Store[] = [];
  function createEnvironment(endpoint: EndpointName): Environment {
    const store = new Store(new RecordSource(), { gcReleaseBufferSize: releasedQueriesKept });
    stores.push(store);
    return new Environment({
      configName: endpoint,
      network: RelayNetwork.create(fetchFrom(network, endpoint)),
      store,
    });
  }
  return {
    environments: {
      mgt: createEnvironment("mgt"),
      "mgt-v2": createEnvironment("mgt-v2"),
      process: createEnvironment("process"),
      ikfz: createEnvironment("ikfz"),
    },
    sweepStores: () => stores.forEach((store) => store.scheduleGC()),
    disposed: network.disposed,
    owners: new WeakMap(),
    answers: new WeakMap(),
  };
}

export const [RelayContext, useRelay] = appContext<Relay>("session's store");
