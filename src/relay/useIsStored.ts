import { useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import {
  createOperationDescriptor,
  getRequest,
  type ConcreteRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from "relay-runtime";

/** Whether the store has all fields of a query. */
export function isStored(environment: IEnvironment, query: ConcreteRequest, variables: Variables): boolean {
  return environment.check(createOperationDescriptor(query, variables)).status === "available";
}

/** Whether the store has all fields of a query that is never sent. Decided once, on mount. */
export function useIsStored(query: GraphQLTaggedNode, variables: Variables): boolean {
  const environment = useRelayEnvironment();
  const [wasStored] = useState(() => isStored(environment, getRequest(query), variables));
  return wasStored;
}
