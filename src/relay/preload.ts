/** Queries that start in a route's loader, and who gives them back. */
import { useEffect } from "react";
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import type { EndpointName } from "./endpoints";
import { environments } from "./environments";

const owned = new WeakSet<object>();

/**
 * Starts a query. A page seen before paints at once from the store and is refreshed behind. The screen that shows the
 * reference owns it; a navigation that is given up before that gives it back through the signal.
 */
export function preload<TQuery extends OperationType>(
  endpoint: EndpointName,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal: AbortSignal,
): PreloadedQuery<TQuery> {
  const reference = loadQuery<TQuery>(environments.get()[endpoint], query, variables, {
    fetchPolicy: "store-and-network",
  });
  signal.addEventListener("abort", () => {
    if (!owned.has(reference)) reference.dispose();
  });
  return reference;
}

/** Reads a preloaded query and gives it back when the screen goes or shows another one. */
export function useOwnedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
): TQuery["response"] {
  useEffect(() => {
    owned.add(reference);
    return () => {
      owned.delete(reference);
      // A component that only moves or is mounted twice (strict mode) takes it up again at once.
      setTimeout(() => {
        if (!owned.has(reference)) reference.dispose();
      });
    };
  }, [reference]);
  return usePreloadedQuery(query, reference);
}
