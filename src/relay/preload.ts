/** Queries started in route loaders, and the ownership of their references. */
import { useEffect, useReducer } from "react";
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import type {
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
  RenderPolicy,
  VariablesOf,
} from "relay-runtime";
import { startTimer } from "#browser/startTimer";
import type { EndpointName } from "#domain/endpoints";
import { useRelay, type Relay } from "./relay";

const ownersOf = (relay: Relay, reference: object) => relay.owners.get(reference) ?? 0;

function release(relay: Relay, reference: { readonly dispose: () => void }): void {
  if (ownersOf(relay, reference) > 0) return;
  reference.dispose();
  relay.sweepStores();
}

/** Tracks the query until it is answered and the store holds its data. */
function track({ loading }: Relay, { source }: PreloadedQuery<OperationType>): void {
  if (!source) return;
  const nothing = () => undefined;
  const answer = source.toPromise().then(nothing, nothing);
  loading.add(answer);
  void answer.then(() => loading.delete(answer));
}

/** The part of a route loader's arguments that its queries need. */
export interface Loading {
  readonly context: { readonly relay: Relay };
  readonly abortController: { readonly signal: AbortSignal };
  /** stay: the screen is already shown, its search params change; preload: the screen is likely to be opened next. */
  readonly cause: "enter" | "stay" | "preload";
}

/** Milliseconds that a preloaded response waits for its screen; longer than the router's cache. */
const preloadedKeptMs = 30_000;

/**
 * Starts a query. A `@preloadable` one starts by its parameters alone, while the code
 * of its screen loads. A page seen before renders from the store and is refreshed in
 * the background, unless `isKept` accepts the stored data. The screen that shows the
 * reference owns it; otherwise an aborted navigation or a timeout disposes it.
 */
export function preload<TQuery extends OperationType>(
  { context: { relay }, abortController: { signal }, cause }: Loading,
  endpoint: EndpointName,
  query: PreloadableConcreteRequest<TQuery> | GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  { isKept = false }: { readonly isKept?: boolean } = {},
): PreloadedQuery<TQuery> {
  const reference = loadQuery(relay.environments[endpoint], query, variables, {
    fetchPolicy: isKept ? "store-or-network" : "store-and-network",
  });
  track(relay, reference);
  if (cause === "preload") startTimer(relay.disposed, () => release(relay, reference), preloadedKeptMs);
  else if (signal.aborted) release(relay, reference);
  else signal.addEventListener("abort", () => release(relay, reference), { once: true });
  return reference;
}

/**
 * Owns a reference without reading it, for a screen that keeps
 * showing the previous rows. The last owner to unmount disposes it.
 */
export function useOwner<TQuery extends OperationType>(reference: PreloadedQuery<TQuery>): void {
  const relay = useRelay();
  useEffect(() => {
    relay.owners.set(reference, ownersOf(relay, reference) + 1);
    return () => {
      relay.owners.set(reference, ownersOf(relay, reference) - 1);
      // A component that moves or is mounted twice (strict mode) takes ownership again at once.
      setTimeout(() => release(relay, reference));
    };
  }, [relay, reference]);
}

/**
 * Reads a preloaded query and disposes it when the screen unmounts or shows
 * another one. A failed refresh is thrown even if the store holds a response:
 * Relay alone would throw only if the component happened to re-render. With the
 * policy "partial", stored fields are read while the query is pending.
 */
export function useOwnedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
  renderPolicy: RenderPolicy = "full",
): TQuery["response"] {
  useOwner(reference);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const refresh = reference.source?.subscribe({ error: renderAgain });
    return () => refresh?.unsubscribe();
  }, [reference]);
  return usePreloadedQuery(query, reference, { UNSTABLE_renderPolicy: renderPolicy });
}
