import { createFileRoute } from "@tanstack/react-router";
import MaintenanceParameters from "#mgt/services/maintenance/__generated__/ServiceMaintenanceScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { servicesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/services/$service/maintenance")({
  staticData: { title: servicesTitle, help: "maintenance" },
  beforeLoad: requires("system_services"),
  loader: ({ params: { service: serviceId }, ...loading }) =>
    preload(loading, "mgt", MaintenanceParameters, { serviceId }),
  component: withScreens(
    { ServiceMaintenanceScreen: () => import("#mgt/services/maintenance/ServiceMaintenanceScreen") },
    function ServiceMaintenanceRoute({ ServiceMaintenanceScreen }) {
      return (
        <Endpoint name="mgt">
          <ServiceMaintenanceScreen key={Route.useParams().service} queryRef={Route.useLoaderData()} />
        </Endpoint>
      );
    },
  ),
});
