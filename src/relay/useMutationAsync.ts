import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
  type VariablesOf,
} from "relay-runtime";
import { uploadProgress } from "./relay";
import type { OnUploadProgress } from "./upload";

interface MutationOptions<TMutation extends MutationParameters> extends Pick<
  MutationConfig<TMutation>,
  "updater" | "optimisticUpdater" | "uploadables"
> {
  /** Aborts an upload; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: OnUploadProgress;
}

export type MutationAsync<TMutation extends MutationParameters> = (
  variables: VariablesOf<TMutation>,
  options?: MutationOptions<TMutation>,
) => Promise<TMutation["response"]>;

/**
 * Returns a function that commits a mutation to the surrounding endpoint and
 * resolves with its response. Rejects if the mutation was not carried out;
 * errors of nested nullable fields do not reject, since the change is stored.
 */
export function useMutationAsync<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): MutationAsync<TMutation> {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables, { signal, onUploadProgress, ...options } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const { dispose } = commitMutation<TMutation>(environment, {
          mutation,
          variables,
          ...options,
          cacheConfig: { metadata: { [uploadProgress]: onUploadProgress } },
          // The network layer rejects a response whose root field is null, so the mutation was carried out.
          onCompleted: (response) => resolve(response),
          onError: reject,
        });
        const abort = () => {
          dispose();
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", abort, { once: true });
      }),
    [environment, mutation],
  );
}
