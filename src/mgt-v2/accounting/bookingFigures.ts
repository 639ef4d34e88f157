import { graphql } from "react-relay/hooks";

/** What depends on the filters only, not on the page: the sums, and the values to filter by. */
export const bookingFiguresQuery = graphql`
  query bookingFiguresQuery($filter: BookingFilter, $commune: AGS) @throwOnFieldError @preloadable {
    ...BookingSums_query @arguments(filter: $filter)
    ...BookingValueFilter_query @arguments(commune: $commune)
  }
`;
