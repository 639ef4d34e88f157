/** The four Relay environments of a session: one per endpoint, since ids and types differ between them. */
import {
  Environment,
  Network as RelayNetwork,
  Observable,
  RecordSource,
  ROOT_ID,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type MissingFieldHandler,
  type RelayFieldLogger,
  type SubscribeFunction,
} from "relay-runtime";
import { appContext } from "#browser/appContext";
import { loadChunk } from "#browser/loadChunk";
import type { EndpointName } from "#domain/endpoints";
import { ApiError } from "./apiError";
import type { Network } from "./network";
import type { Answer } from "./post";
import { send } from "./send";
import type { OnUploadProgress } from "./upload";

export type Environments = Readonly<Record<EndpointName, Environment>>;

export interface Relay {
  readonly environments: Environments;
  /**
   * Removes unreachable records. Relay does so only when queries leave its buffer;
   * switching between two screens would accumulate the edges of every refetched list.
   */
  readonly sweepStores: () => void;
  /** Aborted when the app is disposed. */
  readonly disposed: AbortSignal;
  /** Number of components that hold each query reference. */
  readonly owners: WeakMap<object, number>;
  /** Queries of route loaders that have not been answered yet; never rejected. */
  readonly loading: Set<Promise<void>>;
  /** The network response of each reference, whatever the store holds. */
  readonly answers: WeakMap<object, Promise<unknown>>;
}

/** Queries no longer on screen that are kept to render a page seen before at once. */
const releasedQueriesKept = 20;

/** Metadata key of a fetch: polling, which does not count as use of the session. */
export const backgroundCall = "background";

/** Metadata key of a mutation: called with the progress of its files, see `OnUploadProgress`. */
export const uploadProgress = "uploadProgress";

const isCallback = (value: unknown): value is OnUploadProgress => typeof value === "function";

function toResponse({ data, failures }: Answer): GraphQLResponse {
  const errors = failures.map(({ path, error }) => ({ message: error.code, path, failure: error }));
  return errors.length > 0 ? { data, errors } : { data };
}

/** Wraps a call in an observable that aborts it on unsubscribe. */
function observe(
  call: (signal: AbortSignal, onAnswer: (answer: Answer) => void) => Promise<void>,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const unobserved = new AbortController();
    call(unobserved.signal, (answer) => sink.next(toResponse(answer))).then(
      () => sink.complete(),
      (error: Error) => sink.closed || sink.error(error),
    );
    return () => unobserved.abort();
  });
}

// Uploads and subscriptions load on first use; the first screen needs neither.
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
    return observe(async (signal, onAnswer) => {
      const { upload } = await loadChunk(() => import("./upload"));
      onAnswer(await upload(network, endpoint, operation, variables, files, { onProgress, signal }));
    });
  };
}

function subscribeTo(network: Network, endpoint: EndpointName): SubscribeFunction {
  return (request, variables) =>
    observe(async (signal, onAnswer) => {
      const { readEventStream } = await loadChunk(() => import("./eventStream"));
      await readEventStream(network, endpoint, { params: request }, variables, signal, onAnswer);
    });
}

/** Resolves root fields with an `id` from the store, so that details reuse records of lists. */
const recordById: MissingFieldHandler = {
  kind: "linked",
  handle: (_field, record, { id }) =>
    record?.getDataID() === ROOT_ID && typeof id === "string" ? id : undefined,
};

/** Throws the failure of the field that is read, instead of Relay's generic error. */
const throwFailure: RelayFieldLogger = (event) => {
  if (event.kind !== "relay_field_payload.error" || !event.shouldThrow || event.handled) return;
  if ("failure" in event.error && event.error.failure instanceof ApiError) throw event.error.failure;
};

/** Creates a handler that resolves missing fields from other records of the store. */
export type MissingFieldResolver = (source: RecordSource) => MissingFieldHandler;

/** Empty stores for one session. Root fields with `id` are resolved from them; `resolvers` add others. */
export function createRelay(network: Network, resolvers: readonly MissingFieldResolver[] = []): Relay {
  const stores: Store[] = [];
  function createEnvironment(endpoint: EndpointName): Environment {
    const source = new RecordSource();
    const store = new Store(source, { gcReleaseBufferSize: releasedQueriesKept });
    stores.push(store);
    return new Environment({
      configName: endpoint,
      // Fragments that wait for their query throw a new promise
      // on every render, which React may retry endlessly.
      UNSTABLE_defaultRenderPolicy: "full",
      missingFieldHandlers: [recordById, ...resolvers.map((resolver) => resolver(source))],
      relayFieldLogger: throwFailure,
      network: RelayNetwork.create(fetchFrom(network, endpoint), subscribeTo(network, endpoint)),
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
    loading: new Set(),
    answers: new WeakMap(),
  };
}

export const [RelayContext, useRelay] = appContext<Relay>("session's store");
