import type { PreloadedQuery } from "react-relay/hooks";
import IkfzNode, { type ikfzCheckQuery } from "#ikfz/__generated__/ikfzCheckQuery.graphql";
import type { overviewQuery } from "#mgt/admin/__generated__/overviewQuery.graphql";
import OverviewParameters from "#mgt/admin/__generated__/overviewQuery$parameters";
import MgtV2Node, { type mgtV2CheckQuery } from "#mgt-v2/__generated__/mgtV2CheckQuery.graphql";
import ProcessNode, { type processCheckQuery } from "#process/__generated__/processCheckQuery.graphql";
import { preload } from "#relay/preload";
import type { Relay } from "#relay/relay";

export interface OverviewReferences {
  readonly mgt: PreloadedQuery<overviewQuery>;
  readonly mgtV2: PreloadedQuery<mgtV2CheckQuery>;
  readonly process: PreloadedQuery<processCheckQuery>;
  readonly ikfz: PreloadedQuery<ikfzCheckQuery>;
}

/** Starts the overview's queries, one for each endpoint. */
export function preloadOverview(relay: Relay, signal: AbortSignal): OverviewReferences {
  return {
    mgt: preload(relay, "mgt", OverviewParameters, {}, signal),
    mgtV2: preload<mgtV2CheckQuery>(relay, "mgt-v2", MgtV2Node, {}, signal),
    process: preload<processCheckQuery>(relay, "process", ProcessNode, {}, signal),
    ikfz: preload<ikfzCheckQuery>(relay, "ikfz", IkfzNode, {}, signal),
  };
}
