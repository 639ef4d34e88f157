import { createFileRoute } from "@tanstack/react-router";
import { deviationsList, preloadSystemFee } from "#mgt/fees/catalogue/systemFeePage";
import { Endpoint } from "#relay/Endpoint";
import { feesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/fees/$service/$fee")({
  staticData: { title: feesTitle, history: "fees", help: "system-fees" },
  validateSearch: deviationsList.parse,
  beforeLoad: requires("system_fees"),
  loaderDeps: deviationsList.loaderDeps,
  loader: (loading) => preloadSystemFee(loading, loading.params, loading.deps),
  component: withScreens(
    { SystemFeeScreen: () => import("#mgt/fees/catalogue/SystemFeeScreen") },
    function SystemFeeRoute({ SystemFeeScreen }) {
      const { service, fee } = Route.useParams();
      return (
        <Endpoint name="mgt">
          <SystemFeeScreen
            key={`${service}/${fee}`}
            queryRef={Route.useLoaderData()}
            search={Route.useSearch()}
          />
        </Endpoint>
      );
    },
  ),
});
