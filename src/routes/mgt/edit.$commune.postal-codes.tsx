import { createFileRoute } from "@tanstack/react-router";
import PostalCodesParameters from "#mgt/commune/postalCodes/__generated__/PostalCodesSectionQuery$parameters";
import { PostalCodesSection } from "#mgt/commune/postalCodes/PostalCodesSection";
import { postalCodesSpec } from "#mgt/commune/postalCodes/postalCodesSearch";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preload } from "#relay/preload";
import { rowParams, tableParams } from "#ui/table/tableParams";
import { pageVariables, parseTableSearch } from "#ui/table/tableSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/postal-codes")({
  validateSearch: tableParams,
  loaderDeps: rowParams,
  loader: ({ context: { relay }, params, deps, abortController }) => {
    const { text, ...page } = pageVariables(parseTableSearch({ ...deps }, postalCodesSpec));
    return {
      queryRef: preload(
        relay,
        "mgt",
        PostalCodesParameters,
        { ags: params.commune, ...page, filter: text === null ? null : { text } },
        abortController.signal,
      ),
    };
  },
  component: PostalCodesRoute,
  ...sectionParts,
});

function PostalCodesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionPlace attempt={queryRef}>
      <PostalCodesSection
        queryRef={queryRef}
        search={parseTableSearch({ ...Route.useSearch() }, postalCodesSpec)}
      />
    </SectionPlace>
  );
}
