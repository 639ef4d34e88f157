import { useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import { backgroundCall } from "#relay/environments";
import JobScreenNode, {
  type JobScreenQuery,
  type JobScreenQuery$variables,
} from "./__generated__/JobScreenQuery.graphql";
import { followJob, hasEnded } from "./followJob";

/** While a job runs its results are read again no oftener, in milliseconds. */
const rereadEveryMs = 2_000;

interface FollowedJob {
  readonly id: string;
  readonly state: string;
  readonly done: number;
}

/** Keeps a job and the first of its results as they are on the server until it ends. */
export function useLiveJob({ id, state, done }: FollowedJob, variables: JobScreenQuery$variables): void {
  const environment = useRelayEnvironment();
  const isOver = hasEnded(state);
  useEffect(
    () => (isOver ? undefined : followJob(environment, id, () => undefined)),
    [environment, id, isOver],
  );

  const read = useRef({ version: `${state} ${done}`, at: 0 });
  const version = `${state} ${done}`;
  useEffect(() => {
    if (read.current.version === version) return undefined;
    let call: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        read.current = { version, at: Date.now() };
        call = fetchQuery<JobScreenQuery>(environment, JobScreenNode, variables, {
          networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } },
        }).subscribe({ error: () => undefined });
      },
      isOver ? 0 : Math.max(read.current.at + rereadEveryMs - Date.now(), 0),
    );
    return () => {
      clearTimeout(timer);
      call?.unsubscribe();
    };
  }, [environment, variables, version, isOver]);
}
