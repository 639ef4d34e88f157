import { createFileRoute } from "@tanstack/react-router";
import ResidentialPropertiesParameters from "#mgt/commune/residentialProperties/__generated__/ResidentialPropertiesSectionQuery$parameters";
import { ResidentialPropertiesSection } from "#mgt/commune/residentialProperties/ResidentialPropertiesSection";
import { residentialPropertiesSpec } from "#mgt/commune/residentialProperties/residentialPropertiesSearch";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preload } from "#relay/preload";
import { rowParams, tableParams } from "#ui/table/tableParams";
import { pageVariables, parseTableSearch } from "#ui/table/tableSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/residential-properties")({
  validateSearch: tableParams,
  loaderDeps: rowParams,
  loader: ({ context: { relay }, params, deps, abortController }) => {
    const { text, ...page } = pageVariables(parseTableSearch({ ...deps }, residentialPropertiesSpec));
    return {
      queryRef: preload(
        relay,
        "mgt",
        ResidentialPropertiesParameters,
        { ags: params.commune, ...page, filter: text === null ? null : { text } },
        abortController.signal,
      ),
    };
  },
  component: ResidentialPropertiesRoute,
  ...sectionParts,
});

function ResidentialPropertiesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionPlace attempt={queryRef}>
      <ResidentialPropertiesSection
        queryRef={queryRef}
        search={parseTableSearch({ ...Route.useSearch() }, residentialPropertiesSpec)}
      />
    </SectionPlace>
  );
}
