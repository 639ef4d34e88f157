import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
  type VariablesOf,
} from "relay-runtime";

type MutationOptions<TMutation extends MutationParameters> = Pick<
  MutationConfig<TMutation>,
  "updater" | "optimisticUpdater"
>;

export type MutationAsync<TMutation extends MutationParameters> = (
  variables: VariablesOf<TMutation>,
  options?: MutationOptions<TMutation>,
) => Promise<TMutation["response"]>;

/**
 * Returns a function that commits a mutation to the endpoint around and resolves with its response. Rejects if the
 * mutation was not carried out; errors of nested nullable fields do not reject, since the change is stored.
 */
export function useMutationAsync<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): MutationAsync<TMutation> {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables, options) =>
      new Promise((resolve, reject) => {
        commitMutation<TMutation>(environment, {
          mutation,
          variables,
          ...options,
          // The network rejects a response whose root field is null, so this one was carried out.
          onCompleted: (response) => resolve(response),
          onError: reject,
        });
      }),
    [environment, mutation],
  );
}
