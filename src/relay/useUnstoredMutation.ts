import { useCallback } from "react";
import { getRequest, type GraphQLTaggedNode, type MutationParameters, type VariablesOf } from "relay-runtime";
import type { EndpointName } from "#domain/endpoints";
import { useNetwork } from "./network";
import { send } from "./send";

/**
 * Like `useMutationAsync`, but bypasses Relay's store, which would keep the
 * secrets of the variables and of the response.
 */
export function useUnstoredMutation<TMutation extends MutationParameters>(
  endpoint: EndpointName,
  mutation: GraphQLTaggedNode,
): (variables: VariablesOf<TMutation>) => Promise<TMutation["response"]> {
  const network = useNetwork();
  return useCallback(
    async (variables) => {
      const { data } = await send(network, endpoint, getRequest(mutation), variables, { repeatable: false });
      return data;
    },
    [network, endpoint, mutation],
  );
}
