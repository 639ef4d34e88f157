/** Queries that start in a route's loader, and who gives them back. */
import { useEffect, useReducer } from "react";
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import type {
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
  VariablesOf,
} from "relay-runtime";
import { startTimer } from "#browser/startTimer";
import type { EndpointName } from "#domain/endpoints";
import { useRelay, type Relay } from "./relay";

const ownersOf = (relay: Relay, reference: object) => relay.owners.get(reference) ?? 0;

function giveBack(relay: Relay, reference: { readonly dispose: () => void }): void {
  if (ownersOf(relay, reference) > 0) return;
  reference.dispose();
  relay.sweepStores();
}

/** What a route's loader is called with, as far as its queries need it. */
export interface Loading {
  readonly context: { readonly relay: Relay };
  readonly abortController: { readonly signal: AbortSignal };
  /** stay: the screen is shown already, with other search params; preload: it is not shown yet, but likely next. */
  readonly cause: "enter" | "stay" | "preload";
}

/** How long an answer that was loaded ahead waits for its screen, in milliseconds; longer than the router keeps it. */
const preloadedKeptMs = 30_000;

/**
 * Starts a query. A `@preloadable` one starts by its parameters alone, while the code of its screen loads. A page seen
 * before paints at once from the store and is refreshed behind, unless `isKept` says that what the store holds is good
 * enough. The screen that shows the reference owns it; an aborted navigation disposes of it, and so does the time where
 * it was loaded ahead and no screen came.
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
  if (cause === "preload") startTimer(relay.disposed, () => giveBack(relay, reference), preloadedKeptMs);
  else if (signal.aborted) giveBack(relay, reference);
  else signal.addEventListener("abort", () => giveBack(relay, reference), { once: true });
  return reference;
}

/**
 * Owns a reference without reading it: for a screen that still shows the rows before while this one is on its way. It
 * is given back when its last owner goes.
 */
export function useOwner<TQuery extends OperationType>(reference: PreloadedQuery<TQuery>): void {
  const relay = useRelay();
  useEffect(() => {
    relay.owners.set(reference, ownersOf(relay, reference) + 1);
    return () => {
      relay.owners.set(reference, ownersOf(relay, reference) - 1);
      // A component that only moves or is mounted twice (strict mode) takes it up again at once.
      setTimeout(() => giveBack(relay, reference));
    };
  }, [relay, reference]);
}

/**
 * Reads a preloaded query and disposes of it when the screen goes or shows another one. A failed refresh is thrown even
 * where the store held an answer: Relay alone would do so only if the component happened to render again.
 */
export function useOwnedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
): TQuery["response"] {
  useOwner(reference);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const refresh = reference.source?.subscribe({ error: renderAgain });
    return () => refresh?.unsubscribe();
  }, [reference]);
  return usePreloadedQuery(query, reference);
}
