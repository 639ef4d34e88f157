import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import HistoryParameters from "#mgt/commune/history/__generated__/HistorySectionQuery$parameters";
import { HistorySection } from "#mgt/commune/history/HistorySection";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import ActivitiesParameters from "#mgt-v2/activities/__generated__/ActivitiesQuery$parameters";
import { Activities } from "#mgt-v2/activities/Activities";
import { activitiesFilter, parseActivitiesSearch } from "#mgt-v2/activities/activitiesSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { rowParams, tableParams } from "#ui/table/tableParams";
import { pageVariables } from "#ui/table/tableSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/history")({
  validateSearch: tableParams,
  beforeLoad: ({ context, params }) => {
    if (!can(context.viewer(), "activities"))
      throw redirect({ to: "/mgt/edit/$commune", params, replace: true });
  },
  loaderDeps: rowParams,
  loader: ({ context: { relay }, params: { commune: ags }, deps, abortController }) => {
    const { signal } = abortController;
    const search = parseActivitiesSearch({ ...deps });
    const { first, after, last, before } = pageVariables(search);
    const variables = { filter: activitiesFilter(ags, search), first, after, last, before };
    return {
      queryRef: preload(relay, "mgt", HistoryParameters, { ags }, signal),
      activities: preload(relay, "mgt-v2", ActivitiesParameters, variables, signal),
    };
  },
  component: HistoryRoute,
  ...sectionParts,
});

function HistoryRoute() {
  const router = useRouter();
  const { queryRef, activities } = Route.useLoaderData();
  const retry = () => void router.invalidate();
  // Also where the commune is not there, and nobody comes to read the entries.
  useOwner(activities);
  return (
    <SectionPlace attempt={queryRef}>
      <HistorySection queryRef={queryRef}>
        <Endpoint name="mgt-v2">
          <Activities
            queryRef={activities}
            search={parseActivitiesSearch({ ...Route.useSearch() })}
            renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={retry} />}
          />
        </Endpoint>
      </HistorySection>
    </SectionPlace>
  );
}
