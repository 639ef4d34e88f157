import { useEffect, useEffectEvent } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, Observable, OperationType, VariablesOf } from "relay-runtime";
import { inBackground } from "./inBackground";
import { startPolling } from "./polling";

/** Repeats `fetch` while mounted and visible, `intervalMs` after each answer; never with null. See `startPolling`. */
export function usePolling(fetch: () => Observable<unknown>, intervalMs: number | null): void {
  const fetchLatest = useEffectEvent(fetch);
  useEffect(
    () => (intervalMs === null ? undefined : startPolling({ fetch: () => fetchLatest(), intervalMs }).stop),
    [intervalMs],
  );
}

/**
 * Polls a query, and the store updates the screen; never with null as interval. Does not count as use of the
 * session, and a failure keeps the current data.
 */
export function usePolledQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  intervalMs: number | null,
): void {
  const environment = useRelayEnvironment();
  usePolling(() => fetchQuery<TQuery>(environment, query, variables, inBackground), intervalMs);
}
