/** The query of the processes that were created on a day, by status. */
import { graphql } from "react-relay/hooks";

/** Each number is the length of the list with the same filter. Also serves as the health check of the endpoint. */
export const processesTodayQuery = graphql`
  query processesTodayQuery($today: Date!) @throwOnFieldError @preloadable {
    ALL: processes(filter: { created: { from: $today, to: $today } }, first: 1) {
      totalCount
      totalCountExceeded
    }
    SUCCESS: processes(filter: { statuses: [SUCCESS], created: { from: $today, to: $today } }, first: 1) {
      totalCount
      totalCountExceeded
    }
    SUCCESS_MANUAL: processes(
      filter: { statuses: [SUCCESS_MANUAL], created: { from: $today, to: $today } }
      first: 1
    ) {
      totalCount
      totalCountExceeded
    }
    IN_PROGRESS: processes(
      filter: { statuses: [IN_PROGRESS], created: { from: $today, to: $today } }
      first: 1
    ) {
      totalCount
      totalCountExceeded
    }
    ERROR: processes(filter: { statuses: [ERROR], created: { from: $today, to: $today } }, first: 1) {
      totalCount
      totalCountExceeded
    }
    ERROR_WITHOUT_RETRY: processes(
      filter: { statuses: [ERROR_WITHOUT_RETRY], created: { from: $today, to: $today } }
      first: 1
    ) {
      totalCount
      totalCountExceeded
    }
    FINALLY_TERMINATED: processes(
      filter: { statuses: [FINALLY_TERMINATED], created: { from: $today, to: $today } }
      first: 1
    ) {
      totalCount
      totalCountExceeded
    }
    UNKNOWN: processes(filter: { statuses: [UNKNOWN], created: { from: $today, to: $today } }, first: 1) {
      totalCount
      totalCountExceeded
    }
  }
`;
