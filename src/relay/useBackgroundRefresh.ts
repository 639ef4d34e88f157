import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { fetchInBackground } from "./fetchInBackground";

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
  const asked = useRef(variables);
  useEffect(() => {
    if (known.current === version) return undefined;
    known.current = version;
    return fetchInBackground<TQuery>(environment, query, asked.current);
  }, [environment, query, version]);
}
