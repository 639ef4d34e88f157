import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/commune/__generated__/CommuneReportQuery$parameters";
import ReportsParameters from "#mgt-v2/reports/__generated__/CommuneReportsScreenQuery$parameters";
import { communeReportsList } from "#mgt-v2/reports/communeReportsList";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { reportsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/reports/$commune")({
  staticData: { title: reportsTitle, history: "reports", help: "report-templates" },
  validateSearch: communeReportsList.parse,
  beforeLoad: requires("commune_service_reports"),
  // All services are loaded at once; filters only choose among them.
  loader: ({ params: { commune }, ...loading }) => ({
    queryRef: preload(loading, "mgt", PageParameters, { ags: commune }),
    reportsRef: preload(loading, "mgt-v2", ReportsParameters, { commune }),
  }),
  component: withScreens(
    {
      CommuneReport: () => import("#mgt/commune/CommuneReport"),
      CommuneReportsScreen: () => import("#mgt-v2/reports/CommuneReportsScreen"),
    },
    function CommuneReportsRoute({ CommuneReport, CommuneReportsScreen }) {
      const router = useRouter();
      const { t } = useLingui();
      const { commune } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, reportsRef } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads it.
      useOwner(reportsRef);
      return (
        <Endpoint name="mgt">
          <CommuneReport
            key={commune}
            queryRef={queryRef}
            title={t`Berichtsvorlagen aller Dienste`}
            linkOf={(other) => ({ to: "/mgt/reports/$commune", params: { commune: other } })}
          >
            <Endpoint name="mgt-v2">
              <CommuneReportsScreen
                queryRef={reportsRef}
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
