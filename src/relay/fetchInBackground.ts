import { fetchQuery } from "react-relay/hooks";
import type { Environment, GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { backgroundCall } from "./relay";

/** Options of polling: bypasses the cache and does not count as use of the session. */
export const inBackground = { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } };

/**
 * Fetches a query into the store. Does not count as use of the session, and a failure keeps
 * the current data. Returns the function that aborts it.
 */
export function fetchInBackground<TQuery extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  onData?: (data: TQuery["response"]) => void,
): () => void {
  const call = fetchQuery<TQuery>(environment, query, variables, inBackground).subscribe({
    next: onData,
    error: () => undefined,
  });
  return () => call.unsubscribe();
}
