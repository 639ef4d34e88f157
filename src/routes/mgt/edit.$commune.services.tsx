import { createFileRoute } from "@tanstack/react-router";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preloadSection } from "#mgt/commune/sectionReference";
import ServicesNode, {
  type ServicesSectionQuery,
} from "#mgt/commune/services/__generated__/ServicesSectionQuery.graphql";
import { ServicesSection } from "#mgt/commune/services/ServicesSection";
import { parseServicesSearch, type ServicesSearch } from "#mgt/commune/services/servicesSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/services")({
  validateSearch: (raw: Record<string, unknown>): { readonly [Name in keyof ServicesSearch]: unknown } => raw,
  loader: async ({ context: { relay, loadCatalog }, params, abortController }) => {
    const { signal } = abortController;
    const section = preloadSection<ServicesSectionQuery>(
      relay,
      ServicesNode,
      { ags: params.commune },
      signal,
    );
    // The names of the groups.
    await loadCatalog("communes");
    return section;
  },
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
