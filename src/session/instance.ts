/** What this installation says of itself (stage, contacts), known without a session. */
import { isOutage } from "#relay/apiError";
import { post } from "#relay/post";
import { untilReached } from "#relay/reachability";
import { observable } from "#browser/observable";
import InstanceNode, {
  type sessionOperationsInstanceQuery$data,
} from "./__generated__/sessionOperationsInstanceQuery.graphql";

export type Instance = sessionOperationsInstanceQuery$data["instance"];

/** Null until it is known. */
export const instance = observable<Instance | null>(null);

function fromPage(): Instance | null {
  const block = document.getElementById("instance")?.textContent;
  // The server that hands out the page has written the block itself.
  return block ? (JSON.parse(block) as Instance) : null;
}

/** Reads what the server has put into the page; where another backend serves the calls, asks that. */
export async function loadInstance(): Promise<void> {
  const given = fromPage();
  if (given) return instance.set(given);
  try {
    const { data } = await untilReached(() => post("mgt", InstanceNode, {}, { token: null }));
    instance.set((data as sessionOperationsInstanceQuery$data).instance);
  } catch (error) {
    if (!isOutage(error)) console.error("The installation could not be asked.", error);
  }
}
