/** Follows a job until it ends: over a subscription, with polling as fallback. */
import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { ApiError } from "#relay/apiError";
import { inBackground } from "#relay/inBackground";
import { followSubscription } from "#relay/followSubscription";
import { keepLive } from "#relay/keepLive";
import { useNetwork, type Network } from "#relay/network";
import type { followJobQuery } from "./__generated__/followJobQuery.graphql";
import type {
  followJobSubscription,
  followJobSubscription$data,
} from "./__generated__/followJobSubscription.graphql";

const progressSubscription = graphql`
  subscription followJobSubscription($id: ID!) {
    jobProgress(id: $id) {
      id
      state
      total
      done
      failed
      ...JobState_job
    }
  }
`;

const progressQuery = graphql`
  query followJobQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      __typename
      ... on Job {
        id
        state
        total
        done
        failed
        ...JobState_job @alias
      }
    }
  }
`;

export type JobProgress = Pick<
  followJobSubscription$data["jobProgress"],
  "state" | "total" | "done" | "failed"
>;

/** Whether a state is final. */
export const hasEnded = (state: string) => state !== "RUNNING" && state !== "PREPARED";

/** Calls `onProgress` after each store update until the job ends or the returned function is called. */
export function followJob(
  network: Network,
  environment: Environment,
  id: string,
  onProgress: (progress: JobProgress) => void,
): () => void {
  let last: JobProgress | null = null;
  const take = (progress: JobProgress) => {
    last = progress;
    onProgress(progress);
  };
  const isOver = () => last !== null && hasEnded(last.state);
  let isStopped = false;

  async function poll() {
    const answer = fetchQuery<followJobQuery>(environment, progressQuery, { id }, inBackground);
    const data = await answer.toPromise();
    const job = data?.node;
    if (isStopped || job?.__typename !== "Job") return;
    take(job);
    if (isOver()) stop();
  }

  const stopLive = keepLive(network, {
    stream: async (signal, onEvent) => {
      await followSubscription<followJobSubscription>(
        environment,
        progressSubscription,
        { id },
        {
          signal,
          onNext: ({ jobProgress }) => {
            onEvent();
            take(jobProgress);
          },
        },
      );
      if (!isOver()) await poll();
      // The stream also ends when the session ends or the server stops.
      if (!isOver()) throw new ApiError("unreachable");
    },
    poll,
  });
  function stop() {
    isStopped = true;
    stopLive();
  }
  return stop;
}

/** Keeps the progress of a job in the store up to date until it ends. */
export function useLiveJob({ id, state }: { readonly id: string; readonly state: string }): void {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  const isOver = hasEnded(state);
  useEffect(
    () => (isOver ? undefined : followJob(network, environment, id, () => undefined)),
    [network, environment, id, isOver],
  );
}
