/** Refetches data that a mutation may change beyond its response, such as the rows that match a filter. */
import { useCallback, useEffect, useRef } from "react";
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
import { useRelay } from "./relay";

/** Returns a mutation updater that invalidates the record linked by a field. */
export function markStale(id: DataID, field: string): SelectorStoreUpdater {
  return (store) => store.get(id)?.getLinkedRecord(field)?.invalidateRecord();
}

/**
 * Refetches a query in the background whenever a record is invalidated; the store updates the screen. Does not count as
 * use of the session, and a failure keeps the current data.
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

/** Returns a function that makes the data of all endpoints stale, after a change whose effects the app does not know. */
export function useStaleStores(): () => void {
  const { environments } = useRelay();
  return useCallback(() => {
    for (const environment of Object.values(environments)) {
      // Every query reads the root record.
      environment.commitUpdate((store) => store.getRoot().invalidateRecord());
    }
  }, [environments]);
}
