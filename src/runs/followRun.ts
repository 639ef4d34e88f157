/** Follows a run until it ends: over a subscription, with polling as fallback. */
import { useEffect } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { Environment, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { ApiError } from "#relay/apiError";
import { followSubscription } from "#relay/followSubscription";
import { inBackground } from "#relay/inBackground";
import { keepLive } from "#relay/keepLive";
import { useNetwork, type Network } from "#relay/network";
import { hasEnded } from "./runStates";

interface StoredProgress {
  readonly state: string;
}

/** Subscription and query of a kind of run. Both take the id and select the progress that the screen shows. */
export interface RunSource<
  TSubscription extends OperationType,
  TQuery extends OperationType,
  Progress extends StoredProgress,
> {
  readonly subscription: GraphQLTaggedNode;
  readonly readEvent: (event: TSubscription["response"]) => Progress;
  readonly query: GraphQLTaggedNode;
  /** Null: the run no longer exists. */
  readonly readResponse: (answer: TQuery["response"]) => Progress | null | undefined;
}

interface FollowOptions<S extends OperationType, Q extends OperationType, Progress extends StoredProgress> {
  readonly source: RunSource<S, Q, Progress>;
  readonly network: Network;
  readonly environment: Environment;
  readonly id: string;
  /** Called after each store update. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Keeps the progress of a run in the store up to date until it ends or the returned function is called. */
export function followRun<S extends OperationType, Q extends OperationType, Progress extends StoredProgress>(
  options: FollowOptions<S, Q, Progress>,
): () => void {
  const { source, network, environment, id, onProgress } = options;
  let isOver = false;
  let isStopped = false;
  function take(progress: Progress) {
    isOver = hasEnded(progress.state);
    onProgress?.(progress);
  }

  async function poll() {
    const answer = await fetchQuery<Q>(environment, source.query, { id }, inBackground).toPromise();
    const progress = answer && source.readResponse(answer);
    if (isStopped || !progress) return;
    take(progress);
    if (isOver) stop();
  }

  const stopLive = keepLive(network, {
    stream: async (signal, onEvent) => {
      await followSubscription<S>(
        environment,
        source.subscription,
        { id },
        {
          signal,
          onNext: (event) => {
            onEvent();
            take(source.readEvent(event));
          },
        },
      );
      if (!isOver) await poll();
      // The stream also ends when the session ends or the server stops.
      if (!isOver) throw new ApiError("unreachable");
    },
    poll,
  });
  function stop() {
    isStopped = true;
    stopLive();
  }
  return stop;
}

/** Keeps the progress of a run in the store up to date until it ends. */
export function useFollowedRun<S extends OperationType, Q extends OperationType, P extends StoredProgress>(
  source: RunSource<S, Q, P>,
  { id, state }: StoredProgress & { readonly id: string },
): void {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  const isOver = hasEnded(state);
  useEffect(
    () => (isOver ? undefined : followRun({ source, network, environment, id })),
    [source, network, environment, id, isOver],
  );
}
