import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import FeeChangeScreenParameters from "#mgt/fees/changes/__generated__/FeeChangeScreenQuery$parameters";
import { feeChangeVariables } from "#mgt/fees/changes/feeChangesList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { runItemsList } from "#runs/runItemsList";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/fees/changes/$id")({
  staticData: { title: msg`Änderung in Kommunen`, history: "fees", help: "fee-changes" },
  validateSearch: runItemsList.parse,
  beforeLoad: requires("system_fees"),
  loaderDeps: runItemsList.loaderDeps,
  loader: ({ params, deps, ...loading }) =>
    preload(loading, "mgt", FeeChangeScreenParameters, feeChangeVariables(params.id, deps)),
  component: withScreens(
    { FeeChangeScreen: () => import("#mgt/fees/changes/FeeChangeScreen") },
    function FeeChangeRoute({ FeeChangeScreen }) {
      return (
        <Endpoint name="mgt">
          <FeeChangeScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
