/** Public facts of this installation (stage, contacts), available without a session. */
import { observable, type ReadonlyObservable } from "#browser/observable";
import { isOutage } from "#relay/apiError";
import type { Network } from "#relay/network";
import InstanceNode from "./__generated__/sessionOperationsInstanceQuery$parameters";
import type { sessionOperationsInstanceQuery as InstanceQuery } from "./__generated__/sessionOperationsInstanceQuery.graphql";
import { postOperation } from "./postOperation";

export type Instance = InstanceQuery["response"]["instance"];

export interface InstanceStore extends ReadonlyObservable<Instance | null> {
  /** Reads the values embedded in the page; fetches them if another backend serves the calls. */
  readonly load: () => Promise<void>;
}

function fromPage(): Instance | null {
  const block = document.getElementById("instance")?.textContent;
  // Trusted: the server that delivers the page writes this block.
  return block ? (JSON.parse(block) as Instance) : null;
}

/** The value is null until it is loaded. */
export function createInstanceStore(network: Network): InstanceStore {
  const { get, set, subscribe } = observable<Instance | null>(null);
  return {
    get,
    subscribe,
    load: async () => {
      const given = fromPage();
      if (given) return set(given);
      try {
        const fetchInstance = () => postOperation<InstanceQuery>(network, InstanceNode, {}, { token: null });
        set((await network.reachability.untilReached(fetchInstance)).instance);
      } catch (error) {
        if (!isOutage(error)) console.error("The installation could not be asked.", error);
      }
    },
  };
}
