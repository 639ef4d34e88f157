/** Refetching what a mutation may have changed beyond its answer, such as which rows match the filter of a page. */
import { useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment, useSubscribeToInvalidationState } from "react-relay/hooks";
import type {
  DataID,
  GraphQLTaggedNode,
  OperationType,
  SelectorStoreUpdater,
  Subscription,
  VariablesOf,
} from "relay-runtime";
import { inBackground } from "./inBackground";

/** Returns an updater of a mutation, which marks what the field of a record links to as stale. */
export function markStale(id: DataID, field: string): SelectorStoreUpdater {
  return (store) => store.get(id)?.getLinkedRecord(field)?.invalidateRecord();
}

/**
 * Refetches a query in the background whenever a record is marked as stale; the store updates the screen. Does not count
 * as use of the session, and a failure keeps the current data.
 */
export function useRefetchStale<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  id: DataID | undefined,
): void {
  const environment = useRelayEnvironment();
  const call = useRef<Subscription>(null);
  useSubscribeToInvalidationState(id === undefined ? [] : [id], () => {
    call.current?.unsubscribe();
    call.current = fetchQuery<TQuery>(environment, query, variables, inBackground).subscribe({});
  });
  useEffect(() => () => call.current?.unsubscribe(), []);
}
