import { createFileRoute, useRouter } from "@tanstack/react-router";
import ScreenParameters from "#mgt/service/form/__generated__/ServiceFormScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { serviceTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/serviceformfields/$commune/$service")({
  staticData: { title: serviceTitle },
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => ({
    queryRef: preload(loading, "mgt", ScreenParameters, { ags, serviceId }),
  }),
  component: withScreens(
    { ServiceFormScreen: () => import("#mgt/service/form/ServiceFormScreen") },
    function ServiceFormRoute({ ServiceFormScreen }) {
      const router = useRouter();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      return (
        <Endpoint name="mgt">
          <ServiceFormScreen queryRef={Route.useLoaderData().queryRef} onRetry={retry} />
        </Endpoint>
      );
    },
  ),
});
