import { useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { backgroundCall } from "./relay";

/**
 * Asks a query anew whenever `version` becomes another one: what is on screen changes in the store. It does not count
 * as use of the session; where it fails, what is there stays. The variables are those of the first rendering.
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
    const call = fetchQuery<TQuery>(environment, query, asked.current, {
      networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } },
    }).subscribe({ error: () => undefined });
    return () => call.unsubscribe();
  }, [environment, query, version]);
}
