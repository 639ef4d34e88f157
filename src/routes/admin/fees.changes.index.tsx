import { createFileRoute } from "@tanstack/react-router";
import FeeChangesScreenParameters from "#mgt/fees/changes/__generated__/FeeChangesScreenQuery$parameters";
import { feeChangesList } from "#mgt/fees/changes/feeChangesList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { feeChangesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/fees/changes/")({
  staticData: { title: feeChangesTitle, history: "fees", help: "fee-changes" },
  validateSearch: feeChangesList.parse,
  beforeLoad: requires("system_fees"),
  loader: (loading) => preload(loading, "mgt", FeeChangesScreenParameters, {}),
  component: withScreens(
    { FeeChangesScreen: () => import("#mgt/fees/changes/FeeChangesScreen") },
    function FeeChangesRoute({ FeeChangesScreen }) {
      return (
        <Endpoint name="mgt">
          <FeeChangesScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
