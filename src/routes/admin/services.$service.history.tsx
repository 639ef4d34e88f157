import { createFileRoute, redirect } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import { SectionFailed } from "#mgt/commune/SectionBoundary";
import HistoryParameters from "#mgt/services/__generated__/SystemServiceHistoryScreenQuery$parameters";
import ActivitiesParameters from "#mgt-v2/activities/__generated__/activitiesQuery$parameters";
import { activitiesList, serviceActivitiesFilter } from "#mgt-v2/activities/activitiesList";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { servicesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/services/$service/history")({
  staticData: { title: servicesTitle, help: "system-services" },
  validateSearch: activitiesList.parse,
  beforeLoad: (loading) => {
    requires("system_services")(loading);
    const { context, params } = loading;
    if (!can(context.viewer(), "activities"))
      throw redirect({ to: "/admin/services/$service", params, replace: true });
  },
  loaderDeps: activitiesList.loaderDeps,
  loader: ({ params: { service: serviceId }, deps, ...loading }) => ({
    queryRef: preload(loading, "mgt", HistoryParameters, { serviceId }),
    activities: preload(loading, "mgt-v2", ActivitiesParameters, {
      filter: serviceActivitiesFilter(serviceId, deps),
      ...activitiesList.page(deps),
    }),
  }),
  component: withScreens(
    {
      SystemServiceHistoryScreen: () => import("#mgt/services/SystemServiceHistoryScreen"),
      Activities: () => import("#mgt-v2/activities/Activities"),
    },
    function SystemServiceHistoryRoute({ SystemServiceHistoryScreen, Activities }) {
      const { queryRef, activities } = Route.useLoaderData();
      // Also owned if the service does not exist and nothing reads the entries.
      useOwner(activities);
      return (
        <Endpoint name="mgt">
          <SystemServiceHistoryScreen key={Route.useParams().service} queryRef={queryRef}>
            <Endpoint name="mgt-v2">
              <Activities
                of="service"
                queryRef={activities}
                search={Route.useSearch()}
                renderFailure={(error) => <SectionFailed error={error} />}
              />
            </Endpoint>
          </SystemServiceHistoryScreen>
        </Endpoint>
      );
    },
  ),
});
