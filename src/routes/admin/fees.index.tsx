import { createFileRoute } from "@tanstack/react-router";
import { preloadSystemFees, systemFeesList } from "#mgt/fees/catalogue/systemFeesList";
import { Endpoint } from "#relay/Endpoint";
import { feesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/fees/")({
  staticData: { title: feesTitle, history: "fees", help: "system-fees" },
  validateSearch: systemFeesList.parse,
  beforeLoad: requires("system_fees"),
  loaderDeps: systemFeesList.loaderDeps,
  loader: (loading) => preloadSystemFees(loading, loading.deps),
  component: withScreens(
    { SystemFeesScreen: () => import("#mgt/fees/catalogue/SystemFeesScreen") },
    function SystemFeesRoute({ SystemFeesScreen }) {
      return (
        <Endpoint name="mgt">
          <SystemFeesScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
