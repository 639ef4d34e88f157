import { useState, type ReactNode } from "react";
import { useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type VariablesOf,
} from "relay-runtime";

interface StoredQueryProps<TQuery extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly variables: VariablesOf<TQuery>;
  /** Rendered if the store lacks any field of the query. */
  readonly fallback: ReactNode;
  readonly children: (data: TQuery["response"]) => ReactNode;
}

/**
 * Renders a query from the store and never sends it: the head of a detail, from the row
 * that opened it, while the query of the detail is pending.
 */
export function StoredQuery<TQuery extends OperationType>(props: StoredQueryProps<TQuery>) {
  const environment = useRelayEnvironment();
  const [isStored] = useState(() => {
    const operation = createOperationDescriptor(getRequest(props.query), props.variables);
    return environment.check(operation).status === "available";
  });
  return isStored ? <FromStore {...props} /> : props.fallback;
}

function FromStore<TQuery extends OperationType>({ query, variables, children }: StoredQueryProps<TQuery>) {
  return children(useLazyLoadQuery<TQuery>(query, variables, { fetchPolicy: "store-only" }));
}
