import type { BookingTableQuery } from "#mgt-v2/accounting/__generated__/BookingTableQuery.graphql";
import TableParameters from "#mgt-v2/accounting/__generated__/BookingTableQuery$parameters";
import type { bookingFiguresQuery } from "#mgt-v2/accounting/__generated__/bookingFiguresQuery.graphql";
import FiguresParameters from "#mgt-v2/accounting/__generated__/bookingFiguresQuery$parameters";
import { bookingList, filterOf, type BookingSearch } from "#mgt-v2/accounting/bookingSearch";
import type { savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import ViewsParameters from "#mgt/savedViews/__generated__/savedViewsQuery$parameters";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { preload, type Loading } from "#relay/preload";

/** Starts the queries of a list of bookings. Turning its pages refetches the rows only. */
export function preloadBookings(loading: Loading, search: BookingSearch, ags?: string) {
  const filter = filterOf(search, ags);
  const isTurned = loading.cause !== "enter" && (search.after ?? search.before) !== undefined;
  return {
    listRef: preload<BookingTableQuery>(loading, "mgt-v2", TableParameters, {
      filter,
      ...bookingList.page(search),
    }),
    figuresRef: preload<bookingFiguresQuery>(
      loading,
      "mgt-v2",
      FiguresParameters,
      { filter, commune: ags ?? null },
      { isKept: isTurned },
    ),
    viewsRef: preload<savedViewsQuery>(
      loading,
      "mgt",
      ViewsParameters,
      { screen: "BOOKINGS", first: viewsShown },
      { isKept: loading.cause !== "enter" },
    ),
  };
}
