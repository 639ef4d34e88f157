import type { Network } from "#relay/network";
import { post } from "#relay/post";
import InstanceNode from "./__generated__/sessionOperationsInstanceQuery.graphql";

/** Asks, without a session, until the server and its database answer; the banner counts the attempts meanwhile. */
export async function untilBack(network: Network): Promise<void> {
  const ask = () => post(network, "mgt", InstanceNode, {}, { token: null, background: true });
  await network.reachability.untilReached(ask);
}
