import { createFileRoute } from "@tanstack/react-router";
import MasterDataParameters from "#mgt/commune/masterData/__generated__/MasterDataSectionQuery$parameters";
import { MasterDataSection } from "#mgt/commune/masterData/MasterDataSection";
import { SectionBoundary } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/")({
  loader: ({ params, ...loading }) => ({
    queryRef: preload(loading, "mgt", MasterDataParameters, { ags: params.commune }),
  }),
  component: MasterDataRoute,
  ...sectionParts,
});

function MasterDataRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionBoundary attempt={queryRef}>
      <MasterDataSection queryRef={queryRef} />
    </SectionBoundary>
  );
}
