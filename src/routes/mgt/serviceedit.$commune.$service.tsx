import { createFileRoute, useRouter } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import ScreenParameters from "#mgt/service/settings/__generated__/ServiceSettingsScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { serviceTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/serviceedit/$commune/$service")({
  staticData: { title: serviceTitle },
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => {
    const withExtensions = can(loading.context.viewer(), "service_extensions");
    return { queryRef: preload(loading, "mgt", ScreenParameters, { ags, serviceId, withExtensions }) };
  },
  component: withScreens(
    {
      ServicePageBoundary: () => import("#mgt/service/ServicePage"),
      ServiceSettingsScreen: () => import("#mgt/service/settings/ServiceSettingsScreen"),
    },
    function ServiceEditRoute({ ServicePageBoundary, ServiceSettingsScreen }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const { queryRef } = Route.useLoaderData();
      return (
        <Endpoint name="mgt">
          <ServicePageBoundary
            ags={commune}
            serviceId={service}
            screen="serviceedit"
            attempt={queryRef}
            onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
          >
            <ServiceSettingsScreen queryRef={queryRef} />
          </ServicePageBoundary>
        </Endpoint>
      );
    },
  ),
});
