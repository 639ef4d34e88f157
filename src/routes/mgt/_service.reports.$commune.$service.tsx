import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/service/__generated__/ServicePageQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import ReportsParameters from "#mgt-v2/reports/__generated__/ReportsScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { reportsTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/reports/$commune/$service")({
  staticData: { title: reportsTitle, history: "reports", help: "report-templates" },
  loader: ({ params: { commune, service: serviceId }, ...loading }) => ({
    queryRef: preload(loading, "mgt", PageParameters, { ags: commune, serviceId }),
    reportsRef: preload(loading, "mgt-v2", ReportsParameters, { commune, serviceId }),
  }),
  component: withScreens(
    { ReportsScreen: () => import("#mgt-v2/reports/ReportsScreen") },
    function ServiceReportsRoute({ ReportsScreen }) {
      const router = useRouter();
      const { queryRef, reportsRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <Endpoint name="mgt-v2">
            <ReportsScreen
              queryRef={reportsRef}
              onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
            />
          </Endpoint>
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});
