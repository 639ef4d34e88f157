import { createFileRoute } from "@tanstack/react-router";
import ResidentialPropertiesParameters from "#mgt/commune/residentialProperties/__generated__/ResidentialPropertiesSectionQuery$parameters";
import { residentialPropertiesList } from "#mgt/commune/recordLists";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { lazyScreen, withScreens } from "../-lazyScreen";

const ResidentialPropertiesSection = lazyScreen(
  () => import("#mgt/commune/residentialProperties/ResidentialPropertiesSection"),
  "ResidentialPropertiesSection",
);

export const Route = createFileRoute("/mgt/edit/$commune/residential-properties")({
  validateSearch: residentialPropertiesList.parse,
  loaderDeps: residentialPropertiesList.loaderDeps,
  loader: ({ params, deps, ...loading }) => {
    const text = deps.text?.trim();
    return {
      queryRef: preload(loading, "mgt", ResidentialPropertiesParameters, {
        ags: params.commune,
        ...residentialPropertiesList.page(deps),
        filter: text ? { text } : null,
      }),
    };
  },
  component: withScreens(ResidentialPropertiesRoute, ResidentialPropertiesSection),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});

function ResidentialPropertiesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionBoundary attempt={queryRef}>
      <ResidentialPropertiesSection queryRef={queryRef} search={Route.useSearch()} />
    </SectionBoundary>
  );
}
