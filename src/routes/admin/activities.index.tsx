import { createFileRoute } from "@tanstack/react-router";
import SavedViewsParameters from "#mgt/savedViews/__generated__/savedViewsQuery$parameters";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import ActivitiesParameters from "#mgt-v2/activities/__generated__/activitiesQuery$parameters";
import ChainParameters from "#mgt-v2/activities/__generated__/chainQuery$parameters";
import { activityLog, logFilterOf, parseActivityLog } from "#mgt-v2/activities/activityLog";
import { preload } from "#relay/preload";
import { activitiesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/activities/")({
  staticData: { title: activitiesTitle, help: "activity-log" },
  validateSearch: parseActivityLog,
  beforeLoad: requires("activities"),
  loaderDeps: activityLog.loaderDeps,
  loader: (loading) => {
    const isKept = { isKept: loading.cause !== "enter" };
    return {
      listRef: preload(loading, "mgt-v2", ActivitiesParameters, {
        filter: logFilterOf(loading.deps),
        ...activityLog.page(loading.deps),
      }),
      chainRef: preload(loading, "mgt-v2", ChainParameters, {}, isKept),
      viewsRef: preload(
        loading,
        "mgt",
        SavedViewsParameters,
        { screen: "ACTIVITIES", first: viewsShown },
        isKept,
      ),
    };
  },
  component: withScreens(
    { ActivityLogPage: () => import("./-ActivityLogPage") },
    function ActivitiesRoute({ ActivityLogPage }) {
      return <ActivityLogPage {...Route.useLoaderData()} search={Route.useSearch()} />;
    },
  ),
});
