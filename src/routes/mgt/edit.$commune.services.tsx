import { createFileRoute } from "@tanstack/react-router";
import { SectionBoundary } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import ServicesParameters from "#mgt/commune/services/__generated__/ServicesSectionQuery$parameters";
import { ServicesSection } from "#mgt/commune/services/ServicesSection";
import { servicesList } from "#mgt/commune/recordLists";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/services")({
  validateSearch: servicesList.parse,
  loader: ({ params, ...loading }) => ({
    queryRef: preload(loading, "mgt", ServicesParameters, { ags: params.commune }),
  }),
  component: ServicesRoute,
  ...sectionParts,
});

function ServicesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionBoundary attempt={queryRef}>
      <ServicesSection queryRef={queryRef} search={Route.useSearch()} />
    </SectionBoundary>
  );
}
