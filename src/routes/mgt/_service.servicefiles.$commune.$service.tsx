import { createFileRoute } from "@tanstack/react-router";
import ScreenParameters from "#mgt/service/files/__generated__/ServiceFilesScreenQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { preload } from "#relay/preload";
import { serviceFilesTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/servicefiles/$commune/$service")({
  staticData: { title: serviceFilesTitle, history: "files", help: "files" },
  loader: ({ params: { commune: ags, service }, ...loading }) => ({
    queryRef: preload(loading, "mgt", ScreenParameters, { ags, serviceId: service }),
  }),
  component: withScreens(
    { ServiceFilesScreen: () => import("#mgt/service/files/ServiceFilesScreen") },
    function ServiceFilesRoute({ ServiceFilesScreen }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <ServiceFilesScreen queryRef={queryRef} />
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});
