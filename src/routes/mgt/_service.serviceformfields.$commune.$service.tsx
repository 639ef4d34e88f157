import { createFileRoute } from "@tanstack/react-router";
import ScreenParameters from "#mgt/service/form/__generated__/ServiceFormScreenQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { preload } from "#relay/preload";
import { serviceTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/serviceformfields/$commune/$service")({
  staticData: { title: serviceTitle, history: "forms", help: "form-fields" },
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => ({
    queryRef: preload(loading, "mgt", ScreenParameters, { ags, serviceId }),
  }),
  component: withScreens(
    { ServiceFormScreen: () => import("#mgt/service/form/ServiceFormScreen") },
    function ServiceFormRoute({ ServiceFormScreen }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <ServiceFormScreen queryRef={queryRef} />
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});
