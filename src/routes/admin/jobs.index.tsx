import { createFileRoute } from "@tanstack/react-router";
import RunsScreenParameters from "#mgt/runs/__generated__/RunsScreenQuery$parameters";
import { runsList, runVariables } from "#mgt/runs/runsList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { jobsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/jobs/")({
  staticData: { title: jobsTitle, help: "jobs" },
  validateSearch: runsList.parse,
  beforeLoad: requires("admin_features"),
  loaderDeps: runsList.loaderDeps,
  loader: (loading) => preload(loading, "mgt", RunsScreenParameters, runVariables(loading.deps)),
  component: withScreens(
    { RunsScreen: () => import("#mgt/runs/RunsScreen") },
    function RunsRoute({ RunsScreen }) {
      return (
        <Endpoint name="mgt">
          <RunsScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
