import { createFileRoute } from "@tanstack/react-router";
import PostalCodesNode, {
  type PostalCodesSectionQuery,
} from "#mgt/commune/postalCodes/__generated__/PostalCodesSectionQuery.graphql";
import { PostalCodesSection } from "#mgt/commune/postalCodes/PostalCodesSection";
import { postalCodesSpec } from "#mgt/commune/postalCodes/postalCodesSearch";
import { SectionFailed } from "#mgt/commune/SectionFailed";
import { SectionPending } from "#mgt/commune/SectionPending";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preloadSection } from "#mgt/commune/sectionReference";
import { pageVariables, parseTableSearch, toSearch } from "#ui/table/tableSearch";

export const Route = createFileRoute("/mgt/edit/$commune/postal-codes")({
  validateSearch: (raw: Record<string, unknown>) =>
    toSearch(parseTableSearch(raw, postalCodesSpec), postalCodesSpec),
  loaderDeps: ({ search }) => pageVariables(parseTableSearch({ ...search }, postalCodesSpec)),
  loader: ({ params, deps: { text, ...page }, abortController }) =>
    preloadSection<PostalCodesSectionQuery>(
      PostalCodesNode,
      { ags: params.commune, ...page, filter: text === null ? null : { text } },
      abortController.signal,
    ),
  component: PostalCodesRoute,
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
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
