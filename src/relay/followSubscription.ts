import {
  requestSubscription,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type VariablesOf,
} from "relay-runtime";

interface FollowOptions<TSubscription extends OperationType> {
  readonly signal: AbortSignal;
  /** Called after each store update. */
  readonly onNext: (response: TSubscription["response"]) => void;
}

/**
 * Relay's `requestSubscription` as a promise. Resolves when the server completes the subscription; rejects when that
 * fails, or with the signal's reason.
 */
export function followSubscription<TSubscription extends OperationType>(
  environment: Environment,
  subscription: GraphQLTaggedNode,
  variables: VariablesOf<TSubscription>,
  { signal, onNext }: FollowOptions<TSubscription>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const { dispose } = requestSubscription<TSubscription>(environment, {
      subscription,
      variables,
      onNext: (response) => response && onNext(response),
      onCompleted: resolve,
      onError: reject,
    });
    const stop = () => {
      dispose();
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
