/** The query of the figures. */
import { graphql } from "react-relay/hooks";
import type { statisticsQuery$data } from "./__generated__/statisticsQuery.graphql";

export const statisticsQuery = graphql`
  query statisticsQuery($scope: StatisticsScope, $period: StatisticsPeriod, $days: DateRange)
  @throwOnFieldError
  @preloadable {
    statistics(scope: $scope, period: $period, days: $days) {
      from
      to
      previousFrom
      previousTo
      granularity
      communeCount
      hidesSmallFigures
      totals {
        ...figures_figures @relay(mask: false)
      }
      previous {
        ...figures_figures @relay(mask: false)
      }
      points {
        from
        to
        isUnfinished
        figures {
          ...figures_figures @relay(mask: false)
        }
        previous {
          ...figures_figures @relay(mask: false)
        }
      }
      statuses {
        status
        count
        isHidden
      }
      peers {
        communeCount
        population
        submittedPer1000
        ownSubmittedPer1000
        medianSeconds
        assistedShare
        failedPer100
        ownFailedPer100
        ratingAverage
      }
    }
  }
`;

/** Statistics as loaded. */
export type ShownStatistics = statisticsQuery$data["statistics"];
