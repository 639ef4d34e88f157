import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import ReportParameters from "#mgt/commune/__generated__/CommuneReportQuery$parameters";
import { bookingList, parseBookingSearch } from "#mgt-v2/accounting/bookingSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { accountingTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { preloadBookings } from "./-accountingQueries";

export const Route = createFileRoute("/mgt/accounting/$commune")({
  staticData: { title: accountingTitle, history: "bookings", help: "bookings" },
  validateSearch: parseBookingSearch("commune"),
  beforeLoad: requires("metrics"),
  loaderDeps: bookingList.loaderDeps,
  loader: ({ params: { commune: ags }, deps, ...loading }) => {
    // Changed filters refetch the rows, but not the commune.
    const isKept = loading.cause !== "enter";
    return {
      queryRef: preload(loading, "mgt", ReportParameters, { ags }, { isKept }),
      ...preloadBookings(loading, deps, ags),
    };
  },
  component: withScreens(
    {
      CommuneReport: () => import("#mgt/commune/CommuneReport"),
      BookingScreen: () => import("#mgt-v2/accounting/BookingScreen"),
      AccountingTabs: () => import("#mgt-v2/accounting/AccountingTabs"),
      BookingViews: () => import("./-BookingViews"),
    },
    function CommuneBookingsRoute({ CommuneReport, BookingScreen, AccountingTabs, BookingViews }) {
      const router = useRouter();
      const { t } = useLingui();
      const { commune } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, listRef, figuresRef, viewsRef } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads them.
      useOwner(listRef);
      useOwner(figuresRef);
      useOwner(viewsRef);
      return (
        <Endpoint name="mgt">
          <CommuneReport
            key={commune}
            queryRef={queryRef}
            title={t`Buchungsliste`}
            linkOf={(other) => ({ to: "/mgt/accounting/$commune", params: { commune: other } })}
          >
            <Endpoint name="mgt-v2">
              <BookingScreen
                ags={commune}
                queryRef={listRef}
                figuresRef={figuresRef}
                search={search}
                onRetry={() => void router.invalidate()}
                heading={<AccountingTabs ags={commune} />}
                views={<BookingViews queryRef={viewsRef} search={search} ags={commune} />}
              />
            </Endpoint>
          </CommuneReport>
        </Endpoint>
      );
    },
  ),
});
