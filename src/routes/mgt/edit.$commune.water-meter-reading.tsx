import { createFileRoute } from "@tanstack/react-router";
import WaterMetersParameters from "#mgt/commune/waterMeters/__generated__/WaterMetersSectionQuery$parameters";
import { WaterMetersSection } from "#mgt/commune/waterMeters/WaterMetersSection";
import { waterMetersSpec } from "#mgt/commune/waterMeters/waterMetersSearch";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preload } from "#relay/preload";
import { rowParams, tableParams } from "#ui/table/tableParams";
import { pageVariables, parseTableSearch } from "#ui/table/tableSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/water-meter-reading")({
  validateSearch: tableParams,
  loaderDeps: rowParams,
  loader: ({ context: { relay }, params, deps, abortController }) => {
    const { text: _text, ...page } = pageVariables(parseTableSearch({ ...deps }, waterMetersSpec));
    return {
      queryRef: preload(
        relay,
        "mgt",
        WaterMetersParameters,
        { ags: params.commune, ...page },
        abortController.signal,
      ),
    };
  },
  component: WaterMetersRoute,
  ...sectionParts,
});

function WaterMetersRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionPlace attempt={queryRef}>
      <WaterMetersSection
        queryRef={queryRef}
        search={parseTableSearch({ ...Route.useSearch() }, waterMetersSpec)}
      />
    </SectionPlace>
  );
}
