import { post } from "#relay/post";
import { untilReached } from "#relay/reachability";
import InstanceNode from "./__generated__/sessionOperationsInstanceQuery.graphql";

/** Asks, without a session, until the server and its database answer; the banner counts the attempts meanwhile. */
export async function untilBack(): Promise<void> {
  await untilReached(() => post("mgt", InstanceNode, {}, { token: null, background: true }));
}
