import { createFileRoute } from "@tanstack/react-router";
import MasterDataParameters from "#mgt/commune/masterData/__generated__/MasterDataSectionQuery$parameters";
import { MasterDataSection } from "#mgt/commune/masterData/MasterDataSection";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preload } from "#relay/preload";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/")({
  loader: ({ context: { relay }, params, abortController }) => ({
    queryRef: preload(relay, "mgt", MasterDataParameters, { ags: params.commune }, abortController.signal),
  }),
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
