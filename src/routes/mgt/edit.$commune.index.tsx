import { createFileRoute } from "@tanstack/react-router";
import MasterDataNode, {
  type MasterDataSectionQuery,
} from "#mgt/commune/masterData/__generated__/MasterDataSectionQuery.graphql";
import { MasterDataSection } from "#mgt/commune/masterData/MasterDataSection";
import { SectionFailed } from "#mgt/commune/SectionFailed";
import { SectionPending } from "#mgt/commune/SectionPending";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preloadSection } from "#mgt/commune/sectionReference";

export const Route = createFileRoute("/mgt/edit/$commune/")({
  loader: ({ params, abortController }) =>
    preloadSection<MasterDataSectionQuery>(MasterDataNode, { ags: params.commune }, abortController.signal),
  component: MasterDataRoute,
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});

function MasterDataRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionPlace attempt={queryRef}>
      <MasterDataSection queryRef={queryRef} />
    </SectionPlace>
  );
}
