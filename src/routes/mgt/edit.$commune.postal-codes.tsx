import { createFileRoute } from "@tanstack/react-router";
import PostalCodesParameters from "#mgt/commune/postalCodes/__generated__/PostalCodesSectionQuery$parameters";
import { postalCodesList } from "#mgt/commune/recordLists";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/postal-codes")({
  staticData: { help: "postal-codes" },
  validateSearch: postalCodesList.parse,
  loaderDeps: postalCodesList.loaderDeps,
  loader: ({ params, deps, ...loading }) => {
    const text = deps.text?.trim();
    return {
      queryRef: preload(loading, "mgt", PostalCodesParameters, {
        ags: params.commune,
        ...postalCodesList.page(deps),
        filter: text ? { text } : null,
      }),
    };
  },
  component: withScreens(
    { PostalCodesSection: () => import("#mgt/commune/postalCodes/PostalCodesSection") },
    function PostalCodesRoute({ PostalCodesSection }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <SectionBoundary attempt={queryRef}>
          <PostalCodesSection queryRef={queryRef} search={Route.useSearch()} />
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
