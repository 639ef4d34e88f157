import type { Network } from "#relay/network";
import { post } from "#relay/post";
import InstanceNode from "./__generated__/sessionOperationsInstanceQuery$parameters";

/** Polls without a session until the server and its database respond; the banner shows the attempts. */
export async function waitUntilReachable(network: Network): Promise<void> {
  const ping = () => post(network, "mgt", InstanceNode, {}, { token: null, background: true });
  await network.reachability.untilReached(ping);
}
