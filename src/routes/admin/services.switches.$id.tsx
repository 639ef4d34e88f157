import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import ServiceSwitchScreenParameters from "#mgt/services/switches/__generated__/ServiceSwitchScreenQuery$parameters";
import { switchRowsList, switchVariables } from "#mgt/services/switches/switchesList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/services/switches/$id")({
  staticData: { title: msg`Dienste schalten`, help: "service-switches" },
  validateSearch: switchRowsList.parse,
  beforeLoad: requires("system_service_action"),
  loaderDeps: switchRowsList.loaderDeps,
  loader: ({ params, deps, ...loading }) =>
    preload(loading, "mgt", ServiceSwitchScreenParameters, switchVariables(params.id, deps)),
  component: withScreens(
    { ServiceSwitchScreen: () => import("#mgt/services/switches/ServiceSwitchScreen") },
    function ServiceSwitchRoute({ ServiceSwitchScreen }) {
      return (
        <Endpoint name="mgt">
          <ServiceSwitchScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
