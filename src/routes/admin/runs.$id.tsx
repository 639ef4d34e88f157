import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import RunScreenParameters from "#mgt/runs/__generated__/RunScreenQuery$parameters";
import { runItemVariables } from "#mgt/runs/runVariables";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { runItemsList } from "#runs/runItemsList";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/runs/$id")({
  staticData: { title: msg`Sammelaktion`, help: "jobs" },
  validateSearch: runItemsList.parse,
  beforeLoad: requires("admin_features"),
  loaderDeps: runItemsList.loaderDeps,
  loader: ({ params, deps, ...loading }) =>
    preload(loading, "mgt", RunScreenParameters, runItemVariables(params.id, deps)),
  component: withScreens(
    { RunScreen: () => import("#mgt/runs/RunScreen") },
    function RunRoute({ RunScreen }) {
      return (
        <Endpoint name="mgt">
          <RunScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
