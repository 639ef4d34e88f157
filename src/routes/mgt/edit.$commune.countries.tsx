import { createFileRoute } from "@tanstack/react-router";
import CountriesNode, {
  type CountriesSectionQuery,
} from "#mgt/commune/countries/__generated__/CountriesSectionQuery.graphql";
import { CountriesSection } from "#mgt/commune/countries/CountriesSection";
import { countriesSpec, countryFilter, parseEu } from "#mgt/commune/countries/countriesSearch";
import { SectionFailed } from "#mgt/commune/SectionFailed";
import { SectionPending } from "#mgt/commune/SectionPending";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preloadSection } from "#mgt/commune/sectionReference";
import { pageVariables, parseTableSearch, toSearch } from "#ui/table/tableSearch";

export const Route = createFileRoute("/mgt/edit/$commune/countries")({
  validateSearch: (raw: Record<string, unknown>) => ({
    ...toSearch(parseTableSearch(raw, countriesSpec), countriesSpec),
    eu: parseEu(raw.eu),
  }),
  loaderDeps: ({ search }) => ({
    ...pageVariables(parseTableSearch({ ...search }, countriesSpec)),
    eu: parseEu(search.eu),
  }),
  loader: ({ params, deps: { text, eu, ...page }, abortController }) =>
    preloadSection<CountriesSectionQuery>(
      CountriesNode,
      { ags: params.commune, ...page, filter: countryFilter(text, eu) },
      abortController.signal,
    ),
  component: CountriesRoute,
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
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
