/** The four Relay environments of a session: one for each endpoint, since ids and types mean nothing across them. */
import {
  Environment,
  Network as RelayNetwork,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
} from "relay-runtime";
import { appContext } from "#browser/appContext";
import { loadChunk } from "#browser/loadChunk";
import type { EndpointName } from "#domain/endpoints";
import type { Network } from "./network";
import type { Answer } from "./post";
import { send } from "./send";
import type { OnUploadProgress } from "./upload";

export type Environments = Readonly<Record<EndpointName, Environment>>;

export interface Relay {
  readonly environments: Environments;
  /**
   * Removes what no query reaches any more. Relay does so only when queries leave its buffer; somebody who goes to and
   * fro between two screens would collect the edges of every list that was read anew.
   */
  readonly sweepStores: () => void;
  /** How many components hold a reference to a query. */
  readonly owners: WeakMap<object, number>;
  /** What the network answers to a reference, whatever the store knows already. */
  readonly answers: WeakMap<object, Promise<unknown>>;
}

/** Queries that are no longer on screen but still answer a page seen before at once. */
const releasedQueriesKept = 20;

/** In the metadata of a fetch: it is polling, which does not count as use of the session. */
export const backgroundCall = "background";

/** In the metadata of a mutation: called with the progress of its files, see `OnUploadProgress`. */
export const uploadProgress = "uploadProgress";

const isCallback = (value: unknown): value is OnUploadProgress => typeof value === "function";

function toResponse({ data, failures }: Answer): GraphQLResponse {
  const errors = failures.map(({ path, error }) => ({ message: error.code, path }));
  return errors.length > 0 ? { data, errors } : { data };
}

function fetchFrom(network: Network, endpoint: EndpointName): FetchFunction {
  return (request, variables, { metadata }, files) => {
    const operation = { params: request };
    if (!files) {
      return send(network, endpoint, operation, variables, {
        repeatable: request.operationKind === "query",
        background: metadata?.[backgroundCall] === true,
      }).then(toResponse);
    }
    const progress = metadata?.[uploadProgress];
    const onProgress = isCallback(progress) ? progress : undefined;
    return Observable.create((sink) => {
      const ended = new AbortController();
      const { signal } = ended;
      // Only some screens upload, so the first one does not load the code for it.
      loadChunk(() => import("./upload"))
        .then(({ upload }) => upload(network, endpoint, operation, variables, files, { onProgress, signal }))
        .then(
          (answer) => {
            sink.next(toResponse(answer));
            sink.complete();
          },
          (error: Error) => sink.closed || sink.error(error),
        );
      return () => ended.abort();
    });
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
    owners: new WeakMap(),
    answers: new WeakMap(),
  };
}

export const [RelayContext, useRelay] = appContext<Relay>("session's store");
