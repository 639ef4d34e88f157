import type { PreloadedQuery } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import type { KbaOverviewQuery } from "#ikfz/kba/__generated__/KbaOverviewQuery.graphql";
import KbaOverviewParameters from "#ikfz/kba/__generated__/KbaOverviewQuery$parameters";
import type { overviewQuery } from "#mgt/overview/__generated__/overviewQuery.graphql";
import OverviewParameters from "#mgt/overview/__generated__/overviewQuery$parameters";
import MgtV2Node, { type mgtV2CheckQuery } from "#mgt-v2/__generated__/mgtV2CheckQuery.graphql";
import type { processesTodayQuery } from "#process/overview/__generated__/processesTodayQuery.graphql";
import TodayParameters from "#process/overview/__generated__/processesTodayQuery$parameters";
import { preload, type Loading } from "#relay/preload";

interface OverviewReferences {
  readonly mgt: PreloadedQuery<overviewQuery>;
  readonly mgtV2: PreloadedQuery<mgtV2CheckQuery>;
  readonly process: PreloadedQuery<processesTodayQuery>;
  readonly ikfz: PreloadedQuery<KbaOverviewQuery>;
}

/** Starts the overview's queries, one for each endpoint. */
export function preloadOverview(loading: Loading): OverviewReferences {
  return {
    mgt: preload(loading, "mgt", OverviewParameters, {}),
    mgtV2: preload<mgtV2CheckQuery>(loading, "mgt-v2", MgtV2Node, {}),
    process: preload<processesTodayQuery>(loading, "process", TodayParameters, {
      today: calendarDayOf(new Date()),
    }),
    ikfz: preload(loading, "ikfz", KbaOverviewParameters, {}),
  };
}
