import type { OperationType, VariablesOf } from "relay-runtime";
import type { Network } from "#relay/network";
import { post, type PersistedOperation, type PostOptions } from "#relay/post";

/**
 * Sends an operation of the session; its type is the one that Relay generated for it. Throws an ApiError like `post`,
 * also if a single field failed: the session needs all of them.
 */
export async function postOperation<Operation extends OperationType>(
  network: Network,
  operation: PersistedOperation,
  variables: VariablesOf<Operation>,
  options: PostOptions,
): Promise<Operation["response"]> {
  const { data, failures } = await post(network, "mgt", operation, variables, options);
  const [failed] = failures;
  if (failed) throw failed.error;
  return data;
}
