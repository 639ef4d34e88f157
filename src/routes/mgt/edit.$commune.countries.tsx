import { createFileRoute } from "@tanstack/react-router";
import CountriesParameters from "#mgt/commune/countries/__generated__/CountriesSectionQuery$parameters";
import { countriesList } from "#mgt/commune/recordLists";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/countries")({
  staticData: { help: "countries" },
  validateSearch: countriesList.parse,
  loaderDeps: countriesList.loaderDeps,
  loader: ({ params, deps, ...loading }) => {
    const text = deps.text?.trim();
    const { eu } = deps;
    return {
      queryRef: preload(loading, "mgt", CountriesParameters, {
        ags: params.commune,
        ...countriesList.page(deps),
        filter: text || eu ? { ...(text && { text }), ...(eu && { isEu: eu === "yes" }) } : null,
      }),
    };
  },
  component: withScreens(
    { CountriesSection: () => import("#mgt/commune/countries/CountriesSection") },
    function CountriesRoute({ CountriesSection }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <SectionBoundary attempt={queryRef}>
          <CountriesSection queryRef={queryRef} search={Route.useSearch()} />
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
