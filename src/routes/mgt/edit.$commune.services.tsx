import { createFileRoute } from "@tanstack/react-router";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import ServicesParameters from "#mgt/commune/services/__generated__/ServicesSectionQuery$parameters";
import { servicesList } from "#mgt/commune/recordLists";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/services")({
  staticData: { help: "commune-services" },
  validateSearch: servicesList.parse,
  loader: ({ params, ...loading }) => ({
    queryRef: preload(loading, "mgt", ServicesParameters, { ags: params.commune }),
  }),
  component: withScreens(
    { ServicesSection: () => import("#mgt/commune/services/ServicesSection") },
    function ServicesRoute({ ServicesSection }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <SectionBoundary attempt={queryRef}>
          <ServicesSection queryRef={queryRef} search={Route.useSearch()} />
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
