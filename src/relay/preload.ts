/** Queries that start in a route's loader, and who gives them back. */
import { useEffect } from "react";
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import type { EndpointName } from "#domain/endpoints";
import { environments, sweepStores } from "./environments";

/** How many components hold a reference. */
const owners = new WeakMap<object, number>();

const isOwned = (reference: object) => (owners.get(reference) ?? 0) > 0;

const countOwner = (reference: object, change: 1 | -1) =>
  owners.set(reference, (owners.get(reference) ?? 0) + change);

function giveBack(reference: { readonly dispose: () => void }): void {
  if (isOwned(reference)) return;
  reference.dispose();
  sweepStores();
}

/**
 * Starts a query. A page seen before paints at once from the store and is refreshed behind, unless `isKept` says that
 * what the store holds is good enough. The screen that shows the reference owns it; a navigation that is given up before
 * that gives it back through the signal.
 */
export function preload<TQuery extends OperationType>(
  endpoint: EndpointName,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal: AbortSignal,
  { isKept = false }: { readonly isKept?: boolean } = {},
): PreloadedQuery<TQuery> {
  const reference = loadQuery<TQuery>(environments.get()[endpoint], query, variables, {
    fetchPolicy: isKept ? "store-or-network" : "store-and-network",
  });
  if (signal.aborted) giveBack(reference);
  else signal.addEventListener("abort", () => giveBack(reference), { once: true });
  return reference;
}

/**
 * Owns a reference without reading it: for a screen that still shows the rows before while this one is on its way. It
 * is given back when its last owner goes.
 */
export function useOwner<TQuery extends OperationType>(reference: PreloadedQuery<TQuery>): void {
  useEffect(() => {
    countOwner(reference, 1);
    return () => {
      countOwner(reference, -1);
      // A component that only moves or is mounted twice (strict mode) takes it up again at once.
      setTimeout(() => giveBack(reference));
    };
  }, [reference]);
}

/** Reads a preloaded query and gives it back when the screen goes or shows another one. */
export function useOwnedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
): TQuery["response"] {
  useOwner(reference);
  return usePreloadedQuery(query, reference);
}
