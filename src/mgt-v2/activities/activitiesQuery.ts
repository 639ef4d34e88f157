import { graphql } from "react-relay/hooks";

/** A page of entries. */
export const activitiesQuery = graphql`
  query activitiesQuery($filter: ActivityFilter, $first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError
  @preloadable {
    ...PurposeNote_query
    activities(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      ...ActivityDays_activities
      totalCount
      totalCountExceeded
      edges {
        cursor
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;
