import { createFileRoute, redirect } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import HistoryParameters from "#mgt/commune/history/__generated__/HistorySectionQuery$parameters";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import ActivitiesParameters from "#mgt-v2/activities/__generated__/activitiesQuery$parameters";
import { activitiesFilter, activitiesList } from "#mgt-v2/activities/activitiesList";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/history")({
  staticData: { help: "commune-history" },
  validateSearch: activitiesList.parse,
  beforeLoad: ({ context, params }) => {
    if (!can(context.viewer(), "activities"))
      throw redirect({ to: "/mgt/edit/$commune", params, replace: true });
  },
  loaderDeps: activitiesList.loaderDeps,
  loader: ({ params: { commune: ags }, deps, ...loading }) => {
    const variables = { filter: activitiesFilter(ags, deps), ...activitiesList.page(deps) };
    return {
      queryRef: preload(loading, "mgt", HistoryParameters, { ags }),
      activities: preload(loading, "mgt-v2", ActivitiesParameters, variables),
    };
  },
  component: withScreens(
    {
      HistorySection: () => import("#mgt/commune/history/HistorySection"),
      Activities: () => import("#mgt-v2/activities/Activities"),
    },
    function HistoryRoute({ HistorySection, Activities }) {
      const { queryRef, activities } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads the entries.
      useOwner(activities);
      return (
        <SectionBoundary attempt={queryRef}>
          <HistorySection queryRef={queryRef}>
            <Endpoint name="mgt-v2">
              <Activities
                of="commune"
                queryRef={activities}
                search={Route.useSearch()}
                renderFailure={(error) => <SectionFailed error={error} />}
              />
            </Endpoint>
          </HistorySection>
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
