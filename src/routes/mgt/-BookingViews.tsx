import type { PreloadedQuery } from "react-relay/hooks";
import { bookingList, parseBookingSearch, type BookingSearch } from "#mgt-v2/accounting/bookingSearch";
import type { savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import { SavedViews } from "#mgt/savedViews/SavedViews";
import type { ViewAddress } from "#mgt/savedViews/ViewTabs";
import { SaveViewButton } from "#mgt/savedViews/SaveViewButton";
import { Endpoint } from "#relay/Endpoint";
import { ViewLink } from "#ui/table/ViewLink";

interface BookingViewsProps {
  readonly queryRef: PreloadedQuery<savedViewsQuery>;
  readonly search: BookingSearch;
  /** Commune of the path, which is not part of a view. */
  readonly ags?: string;
}

/** Saved views of the list of bookings, whose path stays. */
export function BookingViews({ queryRef, search, ags }: BookingViewsProps) {
  const parse = parseBookingSearch(ags === undefined ? "all" : "commune");
  const read = (stored: string) => parse({ ...bookingList.readView(stored) });
  const current = bookingList.viewText(search);
  const address: ViewAddress = {
    current,
    normalise: (stored) => bookingList.viewText(read(stored)),
    renderNumber: () => null,
    renderLink: (stored, isCurrent, content) => (
      <ViewLink to="." search={read(stored) as never} isCurrent={isCurrent}>
        {content}
      </ViewLink>
    ),
  };
  return (
    <Endpoint name="mgt">
      <SavedViews queryRef={queryRef} address={address} />
      {current !== "" && <SaveViewButton screen="BOOKINGS" current={current} />}
    </Endpoint>
  );
}
