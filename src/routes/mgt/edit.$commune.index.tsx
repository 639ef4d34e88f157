import { createFileRoute } from "@tanstack/react-router";
import MasterDataParameters from "#mgt/commune/masterData/__generated__/MasterDataSectionQuery$parameters";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { lazyScreen, withScreens } from "../-lazyScreen";

const MasterDataSection = lazyScreen(
  () => import("#mgt/commune/masterData/MasterDataSection"),
  "MasterDataSection",
);

export const Route = createFileRoute("/mgt/edit/$commune/")({
  loader: ({ params, ...loading }) => ({
    queryRef: preload(loading, "mgt", MasterDataParameters, { ags: params.commune }),
  }),
  component: withScreens(MasterDataRoute, MasterDataSection),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});

function MasterDataRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionBoundary attempt={queryRef}>
      <MasterDataSection queryRef={queryRef} />
    </SectionBoundary>
  );
}
