import { useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type Variables } from "relay-runtime";

/** Whether the store has all fields of a query that is never sent. Decided once, on mount. */
export function useIsStored(query: GraphQLTaggedNode, variables: Variables): boolean {
  const environment = useRelayEnvironment();
  const [isStored] = useState(
    () => environment.check(createOperationDescriptor(getRequest(query), variables)).status === "available",
  );
  return isStored;
}
