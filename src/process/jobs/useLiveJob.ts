import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { followJob, hasEnded } from "./followJob";

interface FollowedJob {
  readonly id: string;
  readonly state: string;
}

/** Keeps the numbers of a job as they are on the server until it ends. */
export function useLiveJob({ id, state }: FollowedJob): void {
  const environment = useRelayEnvironment();
  const isOver = hasEnded(state);
  useEffect(
    () => (isOver ? undefined : followJob(environment, id, () => undefined)),
    [environment, id, isOver],
  );
}
