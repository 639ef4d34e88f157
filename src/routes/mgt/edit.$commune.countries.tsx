import { createFileRoute } from "@tanstack/react-router";
import CountriesParameters from "#mgt/commune/countries/__generated__/CountriesSectionQuery$parameters";
import { CountriesSection } from "#mgt/commune/countries/CountriesSection";
import { countriesSpec, countryFilter, parseEu } from "#mgt/commune/countries/countriesSearch";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preload } from "#relay/preload";
import type { TableParams } from "#ui/table/tableParams";
import { pageVariables, parseTableSearch } from "#ui/table/tableSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/countries")({
  validateSearch: (raw: Record<string, unknown>): TableParams & { readonly eu?: unknown } => raw,
  loaderDeps: ({ search }) => ({ ...search, columns: undefined }),
  loader: ({ context: { relay }, params, deps, abortController }) => {
    const { text, ...page } = pageVariables(parseTableSearch({ ...deps }, countriesSpec));
    return {
      queryRef: preload(
        relay,
        "mgt",
        CountriesParameters,
        { ags: params.commune, ...page, filter: countryFilter(text, parseEu(deps.eu)) },
        abortController.signal,
      ),
    };
  },
  component: CountriesRoute,
  ...sectionParts,
});

function CountriesRoute() {
  const { queryRef } = Route.useLoaderData();
  const search = { ...Route.useSearch() };
  return (
    <SectionPlace attempt={queryRef}>
      <CountriesSection
        queryRef={queryRef}
        search={parseTableSearch(search, countriesSpec)}
        eu={parseEu(search.eu)}
      />
    </SectionPlace>
  );
}
