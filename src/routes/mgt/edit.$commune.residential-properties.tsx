import { createFileRoute } from "@tanstack/react-router";
import ResidentialPropertiesParameters from "#mgt/commune/residentialProperties/__generated__/ResidentialPropertiesSectionQuery$parameters";
import { residentialPropertiesList } from "#mgt/commune/recordLists";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/residential-properties")({
  staticData: { help: "residential-properties" },
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
  component: withScreens(
    {
      ResidentialPropertiesSection: () =>
        import("#mgt/commune/residentialProperties/ResidentialPropertiesSection"),
    },
    function ResidentialPropertiesRoute({ ResidentialPropertiesSection }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <SectionBoundary attempt={queryRef}>
          <ResidentialPropertiesSection queryRef={queryRef} search={Route.useSearch()} />
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
