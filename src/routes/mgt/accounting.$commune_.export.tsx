import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import ReportParameters from "#mgt/commune/__generated__/CommuneReportQuery$parameters";
import ExportParameters from "#mgt-v2/accounting/export/__generated__/BookingExportScreenQuery$parameters";
import { exportDeps, exportVariables, parseExportSearch } from "#mgt-v2/accounting/export/exportSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { bookingExportTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/accounting/$commune_/export")({
  staticData: { title: bookingExportTitle, history: "bookings", help: "booking-runs" },
  validateSearch: parseExportSearch,
  beforeLoad: requires("metrics"),
  loaderDeps: exportDeps,
  loader: ({ params: { commune }, deps, ...loading }) => {
    // Another filter refetches the preview, but not the commune.
    const isKept = loading.cause !== "enter";
    return {
      queryRef: preload(loading, "mgt", ReportParameters, { ags: commune }, { isKept }),
      exportRef: preload(loading, "mgt-v2", ExportParameters, exportVariables(deps, commune)),
    };
  },
  component: withScreens(
    {
      CommuneReport: () => import("#mgt/commune/CommuneReport"),
      AccountingTabs: () => import("#mgt-v2/accounting/AccountingTabs"),
      BookingExportScreen: () => import("#mgt-v2/accounting/export/BookingExportScreen"),
    },
    function BookingExportRoute({ CommuneReport, AccountingTabs, BookingExportScreen }) {
      const router = useRouter();
      const { t } = useLingui();
      const { commune } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, exportRef } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads it.
      useOwner(exportRef);
      return (
        <Endpoint name="mgt">
          <CommuneReport
            key={commune}
            queryRef={queryRef}
            title={t`Buchungen ausleiten`}
            linkOf={(other) => ({ to: "/mgt/accounting/$commune/export", params: { commune: other } })}
          >
            <Endpoint name="mgt-v2">
              <BookingExportScreen
                tabs={<AccountingTabs ags={commune} />}
                key={search.since}
                queryRef={exportRef}
                commune={commune}
                search={search}
                onReload={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
              />
            </Endpoint>
          </CommuneReport>
        </Endpoint>
      );
    },
  ),
});
