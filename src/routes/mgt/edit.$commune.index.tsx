import { createFileRoute } from "@tanstack/react-router";
import MasterDataNode, {
  type MasterDataSectionQuery,
} from "#mgt/commune/masterData/__generated__/MasterDataSectionQuery.graphql";
import { MasterDataSection } from "#mgt/commune/masterData/MasterDataSection";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preloadSection } from "#mgt/commune/sectionReference";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/")({
  loader: ({ context: { relay }, params, abortController }) =>
    preloadSection<MasterDataSectionQuery>(
      relay,
      MasterDataNode,
      { ags: params.commune },
      abortController.signal,
    ),
  component: MasterDataRoute,
  ...sectionParts,
});

function MasterDataRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionPlace attempt={queryRef}>
      <MasterDataSection queryRef={queryRef} />
    </SectionPlace>
  );
}
