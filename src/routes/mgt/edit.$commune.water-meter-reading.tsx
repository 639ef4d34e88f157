import { createFileRoute } from "@tanstack/react-router";
import WaterMetersParameters from "#mgt/commune/waterMeters/__generated__/WaterMetersSectionQuery$parameters";
import { waterMetersList } from "#mgt/commune/recordLists";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/water-meter-reading")({
  staticData: { help: "water-meters" },
  validateSearch: waterMetersList.parse,
  loaderDeps: waterMetersList.loaderDeps,
  loader: ({ params, deps, ...loading }) => ({
    queryRef: preload(loading, "mgt", WaterMetersParameters, {
      ags: params.commune,
      ...waterMetersList.page(deps),
    }),
  }),
  component: withScreens(
    { WaterMetersSection: () => import("#mgt/commune/waterMeters/WaterMetersSection") },
    function WaterMetersRoute({ WaterMetersSection }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <SectionBoundary attempt={queryRef}>
          <WaterMetersSection queryRef={queryRef} search={Route.useSearch()} />
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
