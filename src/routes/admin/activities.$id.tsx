import { createFileRoute } from "@tanstack/react-router";
import ScreenParameters from "#mgt-v2/activities/__generated__/ActivityScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { activitiesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/activities/$id")({
  staticData: { title: activitiesTitle, help: "activity-log" },
  beforeLoad: requires("activities"),
  loader: (loading) => preload(loading, "mgt-v2", ScreenParameters, { id: loading.params.id }),
  component: withScreens(
    { ActivityScreen: () => import("#mgt-v2/activities/ActivityScreen") },
    function ActivityRoute({ ActivityScreen }) {
      return (
        <Endpoint name="mgt-v2">
          <ActivityScreen queryRef={Route.useLoaderData()} />
        </Endpoint>
      );
    },
  ),
});
