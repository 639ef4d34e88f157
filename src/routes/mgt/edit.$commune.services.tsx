import { createFileRoute } from "@tanstack/react-router";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preload } from "#relay/preload";
import ServicesParameters from "#mgt/commune/services/__generated__/ServicesSectionQuery$parameters";
import { ServicesSection } from "#mgt/commune/services/ServicesSection";
import { parseServicesSearch, type ServicesSearch } from "#mgt/commune/services/servicesSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/services")({
  validateSearch: (raw: Record<string, unknown>): { readonly [Name in keyof ServicesSearch]: unknown } => raw,
  loader: ({ context: { relay }, params, abortController }) => ({
    queryRef: preload(relay, "mgt", ServicesParameters, { ags: params.commune }, abortController.signal),
  }),
  component: ServicesRoute,
  ...sectionParts,
});

function ServicesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionPlace attempt={queryRef}>
      <ServicesSection queryRef={queryRef} search={parseServicesSearch({ ...Route.useSearch() })} />
    </SectionPlace>
  );
}
