import { useEffect, useEffectEvent, useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { inBackground } from "./inBackground";
import { startPolling, type Polling } from "./polling";

/**
 * Refetches a query whenever `version` changes; the store updates the screen. Does not count as use
 * of the session, and a failure keeps the current data. The variables are those of the first render.
 */
export function useBackgroundRefresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  version: string | number,
): void {
  const environment = useRelayEnvironment();
  const known = useRef(version);
  const first = useRef(variables);
  const polling = useRef<Polling>(null);
  const fetch = useEffectEvent(() => fetchQuery<TQuery>(environment, query, first.current, inBackground));
  useEffect(() => {
    const started = startPolling({ fetch: () => fetch() });
    polling.current = started;
    return started.stop;
  }, []);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    polling.current?.refresh();
  }, [version]);
}
