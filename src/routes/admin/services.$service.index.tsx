import { createFileRoute } from "@tanstack/react-router";
import { preloadSystemService, serviceCommunesList } from "#mgt/services/serviceCommunesList";
import { Endpoint } from "#relay/Endpoint";
import { servicesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/services/$service/")({
  staticData: { title: servicesTitle, help: "system-services" },
  validateSearch: serviceCommunesList.parse,
  beforeLoad: requires("system_services"),
  loaderDeps: serviceCommunesList.loaderDeps,
  loader: (loading) => preloadSystemService(loading, loading.params.service, loading.deps),
  component: withScreens(
    { SystemServiceScreen: () => import("#mgt/services/SystemServiceScreen") },
    function SystemServiceRoute({ SystemServiceScreen }) {
      return (
        <Endpoint name="mgt">
          <SystemServiceScreen
            key={Route.useParams().service}
            queryRef={Route.useLoaderData()}
            search={Route.useSearch()}
          />
        </Endpoint>
      );
    },
  ),
});
