/** Follows a job until it ends: over the stream, or by asking while that is broken. */
import { fetchQuery } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { ApiError } from "#relay/apiError";
import { backgroundCall } from "#relay/relay";
import { followSubscription } from "#relay/eventStream";
import { keepLive } from "#relay/keepLive";
import type { Network } from "#relay/network";
import type { jobOperationsProgressQuery } from "./__generated__/jobOperationsProgressQuery.graphql";
import type {
  jobOperationsProgressSubscription,
  jobOperationsProgressSubscription$data,
} from "./__generated__/jobOperationsProgressSubscription.graphql";
import { progressQuery, progressSubscription } from "./jobOperations";

export type JobProgress = jobOperationsProgressSubscription$data["jobProgress"];

/** Whether nothing more becomes of a job in this state. */
export const hasEnded = (state: string) => state !== "RUNNING" && state !== "PREPARED";

/**
 * Tells of each change, once the store holds it. It ends with the job; the returned function ends it before, when the
 * page goes.
 */
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
    const data = await fetchQuery<jobOperationsProgressQuery>(
      environment,
      progressQuery,
      { id },
      { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } },
    ).toPromise();
    const job = data?.node;
    if (isStopped || job?.__typename !== "Job") return;
    take(job);
    if (isOver()) stop();
  }

  const stopLive = keepLive(network, {
    stream: async (token, signal, heard) => {
      await followSubscription<jobOperationsProgressSubscription>(
        network,
        "process",
        environment,
        progressSubscription,
        { id },
        {
          token,
          signal,
          onNext: ({ jobProgress }) => {
            heard();
            take(jobProgress);
          },
        },
      );
      if (!isOver()) await poll();
      // It ends with the session as well, or because the server stops.
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
