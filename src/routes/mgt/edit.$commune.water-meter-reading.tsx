import { createFileRoute } from "@tanstack/react-router";
import WaterMetersNode, {
  type WaterMetersSectionQuery,
} from "#mgt/commune/waterMeters/__generated__/WaterMetersSectionQuery.graphql";
import { WaterMetersSection } from "#mgt/commune/waterMeters/WaterMetersSection";
import { waterMetersSpec } from "#mgt/commune/waterMeters/waterMetersSearch";
import { SectionFailed } from "#mgt/commune/SectionFailed";
import { SectionPending } from "#mgt/commune/SectionPending";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preloadSection } from "#mgt/commune/sectionReference";
import { pageVariables, parseTableSearch, toSearch } from "#ui/table/tableSearch";

export const Route = createFileRoute("/mgt/edit/$commune/water-meter-reading")({
  validateSearch: (raw: Record<string, unknown>) =>
    toSearch(parseTableSearch(raw, waterMetersSpec), waterMetersSpec),
  loaderDeps: ({ search }) => pageVariables(parseTableSearch({ ...search }, waterMetersSpec)),
  loader: ({ params, deps: { text: _text, ...page }, abortController }) =>
    preloadSection<WaterMetersSectionQuery>(
      WaterMetersNode,
      { ags: params.commune, ...page },
      abortController.signal,
    ),
  component: WaterMetersRoute,
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
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
