import { createFileRoute } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import ScreenParameters from "#mgt/service/settings/__generated__/ServiceSettingsScreenQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { preload } from "#relay/preload";
import { serviceTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/serviceedit/$commune/$service")({
  staticData: { title: serviceTitle, history: "settings", help: "service-settings" },
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => {
    const withExtensions = can(loading.context.viewer(), "service_extensions");
    return { queryRef: preload(loading, "mgt", ScreenParameters, { ags, serviceId, withExtensions }) };
  },
  component: withScreens(
    { ServiceSettingsScreen: () => import("#mgt/service/settings/ServiceSettingsScreen") },
    function ServiceSettingsRoute({ ServiceSettingsScreen }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <ServiceSettingsScreen queryRef={queryRef} />
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});
