import type { PreloadedQuery } from "react-relay/hooks";
import { bookingList, parseBookingSearch, type BookingSearch } from "#mgt-v2/accounting/bookingSearch";
import type { savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import { PathViews } from "#mgt/savedViews/PathViews";
import { Endpoint } from "#relay/Endpoint";

interface BookingViewsProps {
  readonly queryRef: PreloadedQuery<savedViewsQuery>;
  readonly search: BookingSearch;
  /** Commune of the path, which is not part of a view. */
  readonly ags?: string;
}

/** Saved views of the list of bookings. */
export function BookingViews({ queryRef, search, ags }: BookingViewsProps) {
  return (
    <Endpoint name="mgt">
      <PathViews
        queryRef={queryRef}
        screen="BOOKINGS"
        list={bookingList}
        search={search}
        parse={parseBookingSearch(ags === undefined ? "all" : "commune")}
      />
    </Endpoint>
  );
}
