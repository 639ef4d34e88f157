import { createFileRoute } from "@tanstack/react-router";
import MasterDataParameters from "#mgt/commune/masterData/__generated__/MasterDataSectionQuery$parameters";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/")({
  staticData: { help: "commune" },
  loader: ({ params, ...loading }) => ({
    queryRef: preload(loading, "mgt", MasterDataParameters, { ags: params.commune }),
  }),
  component: withScreens(
    { MasterDataSection: () => import("#mgt/commune/masterData/MasterDataSection") },
    function MasterDataRoute({ MasterDataSection }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <SectionBoundary attempt={queryRef}>
          <MasterDataSection queryRef={queryRef} />
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
