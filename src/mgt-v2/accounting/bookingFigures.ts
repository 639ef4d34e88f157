import { graphql } from "react-relay/hooks";

/** Query of the data that depend on the filters, but not on the page: sums and filter values. */
export const bookingFiguresQuery = graphql`
  query bookingFiguresQuery($filter: BookingFilter, $commune: AGS) @throwOnFieldError @preloadable {
    ...BookingSums_query @arguments(filter: $filter)
    ...BookingValueFilter_query @arguments(commune: $commune)
  }
`;
