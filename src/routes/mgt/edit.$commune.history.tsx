import { createFileRoute, redirect } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import HistoryParameters from "#mgt/commune/history/__generated__/HistorySectionQuery$parameters";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import ActivitiesParameters from "#mgt-v2/activities/__generated__/ActivitiesQuery$parameters";
import { activitiesFilter, activitiesList } from "#mgt-v2/activities/activitiesList";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { lazyScreen, withScreens } from "../-lazyScreen";

const HistorySection = lazyScreen(() => import("#mgt/commune/history/HistorySection"), "HistorySection");
const Activities = lazyScreen(() => import("#mgt-v2/activities/Activities"), "Activities");

export const Route = createFileRoute("/mgt/edit/$commune/history")({
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
  component: withScreens(HistoryRoute, HistorySection, Activities),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});

function HistoryRoute() {
  const { queryRef, activities } = Route.useLoaderData();
  // Also owned if the commune does not exist and nothing reads the entries.
  useOwner(activities);
  return (
    <SectionBoundary attempt={queryRef}>
      <HistorySection queryRef={queryRef}>
        <Endpoint name="mgt-v2">
          <Activities
            queryRef={activities}
            search={Route.useSearch()}
            renderFailure={(error) => <SectionFailed error={error} />}
          />
        </Endpoint>
      </HistorySection>
    </SectionBoundary>
  );
}
