import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useNetwork } from "#relay/network";
import { followJob, hasEnded } from "./followJob";

interface FollowedJob {
  readonly id: string;
  readonly state: string;
}

/** Keeps the numbers of a job as they are on the server until it ends. */
export function useLiveJob({ id, state }: FollowedJob): void {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  const isOver = hasEnded(state);
  useEffect(
    () => (isOver ? undefined : followJob(network, environment, id, () => undefined)),
    [network, environment, id, isOver],
  );
}
