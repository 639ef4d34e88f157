import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
  type VariablesOf,
} from "relay-runtime";
import { isErrorCode } from "#domain/errorCodes";
import { ApiError } from "#relay/apiError";

interface SaveOptions<TMutation extends MutationParameters> {
  /** Brings the store in line where the answer alone does not. */
  readonly updater?: SelectorStoreUpdater<TMutation["response"]>;
}

export type Save<TMutation extends MutationParameters> = (
  variables: VariablesOf<TMutation>,
  options?: SaveOptions<TMutation>,
) => Promise<TMutation["response"]>;

/** A mutation of the endpoint around as a promise; rejects with an ApiError. */
export function useSave<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode): Save<TMutation> {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables, { updater } = {}) =>
      new Promise((resolve, reject) => {
        commitMutation<TMutation>(environment, {
          mutation,
          variables,
          updater,
          onCompleted: (response, errors) => {
            const code = errors?.[0]?.message;
            if (code === undefined) resolve(response);
            else reject(new ApiError(isErrorCode(code) ? code : "unexpected_answer"));
          },
          onError: (error) =>
            reject(
              error instanceof ApiError ? error : new ApiError("unexpected_answer", {}, { cause: error }),
            ),
        });
      }),
    [environment, mutation],
  );
}
