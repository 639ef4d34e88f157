import { createFileRoute } from "@tanstack/react-router";
import RegisterOfficesParameters from "#mgt/commune/registerOffices/__generated__/RegisterOfficesSectionQuery$parameters";
import { RegisterOfficesSection } from "#mgt/commune/registerOffices/RegisterOfficesSection";
import { registerOfficesList } from "#mgt/commune/recordLists";
import { SectionBoundary } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/register-offices")({
  validateSearch: registerOfficesList.parse,
  loaderDeps: registerOfficesList.loaderDeps,
  loader: ({ params, deps, ...loading }) => ({
    queryRef: preload(loading, "mgt", RegisterOfficesParameters, {
      ags: params.commune,
      ...registerOfficesList.page(deps),
    }),
  }),
  component: RegisterOfficesRoute,
  ...sectionParts,
});

function RegisterOfficesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionBoundary attempt={queryRef}>
      <RegisterOfficesSection queryRef={queryRef} search={Route.useSearch()} />
    </SectionBoundary>
  );
}
