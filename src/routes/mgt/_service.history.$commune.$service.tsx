import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/service/__generated__/ServicePageQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import HistoryParameters from "#mgt-v2/activities/__generated__/ServiceHistoryQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { historyTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/history/$commune/$service")({
  staticData: { title: historyTitle, help: "service-history" },
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => ({
    queryRef: preload(loading, "mgt", PageParameters, { ags, serviceId }),
    historyRef: preload(loading, "mgt-v2", HistoryParameters, { commune: ags, serviceId }),
  }),
  component: withScreens(
    { ServiceHistory: () => import("#mgt-v2/activities/ServiceHistory") },
    function ServiceHistoryRoute({ ServiceHistory }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const { queryRef, historyRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <Endpoint name="mgt-v2">
            <ServiceHistory
              ags={commune}
              serviceId={service}
              queryRef={historyRef}
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
