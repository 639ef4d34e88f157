import type { OperationType, VariablesOf } from "relay-runtime";
import type { Network } from "#relay/network";
import { post, type PersistedOperation, type PostOptions } from "#relay/post";

/** Sends an operation of the session; its type is the one that Relay generated for it. */
export async function postOperation<Operation extends OperationType>(
  network: Network,
  operation: PersistedOperation,
  variables: VariablesOf<Operation>,
  options: PostOptions,
): Promise<Operation["response"]> {
  const { data } = await post(network, "mgt", operation, variables, options);
  return data;
}
