import { createFileRoute, useRouter } from "@tanstack/react-router";
import ScreenParameters from "#mgt/service/files/__generated__/ServiceFilesScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { serviceFilesTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/servicefiles/$commune/$service")({
  staticData: { title: serviceFilesTitle },
  loader: ({ params: { commune: ags, service }, ...loading }) => ({
    queryRef: preload(loading, "mgt", ScreenParameters, { ags, serviceId: service }),
  }),
  component: withScreens(
    { ServiceFilesScreen: () => import("#mgt/service/files/ServiceFilesScreen") },
    function ServiceFilesRoute({ ServiceFilesScreen }) {
      const router = useRouter();
      const { queryRef } = Route.useLoaderData();
      return (
        <Endpoint name="mgt">
          <ServiceFilesScreen
            queryRef={queryRef}
            onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
          />
        </Endpoint>
      );
    },
  ),
});
