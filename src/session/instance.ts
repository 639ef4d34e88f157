/** What this installation says of itself (stage, contacts), known without a session. */
import { observable, type ReadonlyObservable } from "#browser/observable";
import { isOutage } from "#relay/apiError";
import type { Network } from "#relay/network";
import { post } from "#relay/post";
import InstanceNode, {
  type sessionOperationsInstanceQuery$data,
} from "./__generated__/sessionOperationsInstanceQuery.graphql";

export type Instance = sessionOperationsInstanceQuery$data["instance"];

export interface InstanceStore extends ReadonlyObservable<Instance | null> {
  /** Reads what the server has put into the page; where another backend serves the calls, asks that. */
  readonly load: () => Promise<void>;
}

function fromPage(): Instance | null {
  const block = document.getElementById("instance")?.textContent;
  // The server that hands out the page has written the block itself.
  return block ? (JSON.parse(block) as Instance) : null;
}

/** The value is null until it is known. */
export function createInstanceStore(network: Network): InstanceStore {
  const { get, set, subscribe } = observable<Instance | null>(null);
  return {
    get,
    subscribe,
    load: async () => {
      const given = fromPage();
      if (given) return set(given);
      try {
        const { data } = await network.reachability.untilReached(() =>
          post(network, "mgt", InstanceNode, {}, { token: null }),
        );
        set((data as sessionOperationsInstanceQuery$data).instance);
      } catch (error) {
        if (!isOutage(error)) console.error("The installation could not be asked.", error);
      }
    },
  };
}
