import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import ReportParameters from "#mgt/commune/__generated__/CommuneReportQuery$parameters";
import RunsParameters from "#mgt-v2/accounting/runs/__generated__/BookingRunsScreenQuery$parameters";
import { bookingRunsList } from "#mgt-v2/accounting/runs/bookingRunsList";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { bookingRunsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/accounting/$commune_/runs")({
  staticData: { title: bookingRunsTitle, history: "bookings", help: "booking-runs" },
  validateSearch: bookingRunsList.parse,
  beforeLoad: requires("metrics"),
  loaderDeps: bookingRunsList.loaderDeps,
  loader: ({ params: { commune }, deps, ...loading }) => {
    // Another page refetches the runs, but not the commune.
    const isKept = loading.cause !== "enter";
    const page = bookingRunsList.page(deps);
    return {
      queryRef: preload(loading, "mgt", ReportParameters, { ags: commune }, { isKept }),
      runsRef: preload(loading, "mgt-v2", RunsParameters, { commune, ...page }),
    };
  },
  component: withScreens(
    {
      CommuneReport: () => import("#mgt/commune/CommuneReport"),
      AccountingTabs: () => import("#mgt-v2/accounting/AccountingTabs"),
      BookingRunsScreen: () => import("#mgt-v2/accounting/runs/BookingRunsScreen"),
    },
    function BookingRunsRoute({ CommuneReport, AccountingTabs, BookingRunsScreen }) {
      const router = useRouter();
      const { t } = useLingui();
      const { commune } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, runsRef } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads them.
      useOwner(runsRef);
      return (
        <Endpoint name="mgt">
          <CommuneReport
            key={commune}
            queryRef={queryRef}
            title={t`Ausleitungen`}
            linkOf={(other) => ({ to: "/mgt/accounting/$commune/runs", params: { commune: other } })}
          >
            <Endpoint name="mgt-v2">
              <BookingRunsScreen
                tabs={<AccountingTabs ags={commune} />}
                queryRef={runsRef}
                search={search}
                onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
              />
            </Endpoint>
          </CommuneReport>
        </Endpoint>
      );
    },
  ),
});
