import { createFileRoute } from "@tanstack/react-router";
import { preloadSystemServices, systemServicesList } from "#mgt/services/servicesList";
import { Endpoint } from "#relay/Endpoint";
import { servicesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/services/")({
  staticData: { title: servicesTitle, history: "services", help: "system-services" },
  validateSearch: systemServicesList.parse,
  beforeLoad: requires("system_services"),
  loaderDeps: systemServicesList.loaderDeps,
  loader: (loading) => preloadSystemServices(loading, loading.deps),
  component: withScreens(
    { SystemServicesScreen: () => import("#mgt/services/SystemServicesScreen") },
    function SystemServicesRoute({ SystemServicesScreen }) {
      return (
        <Endpoint name="mgt">
          <SystemServicesScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
