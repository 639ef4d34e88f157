import { createFileRoute } from "@tanstack/react-router";
import RegisterOfficesParameters from "#mgt/commune/registerOffices/__generated__/RegisterOfficesSectionQuery$parameters";
import { RegisterOfficesSection } from "#mgt/commune/registerOffices/RegisterOfficesSection";
import { registerOfficesSpec } from "#mgt/commune/registerOffices/registerOfficesSearch";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preload } from "#relay/preload";
import { rowParams, tableParams } from "#ui/table/tableParams";
import { pageVariables, parseTableSearch } from "#ui/table/tableSearch";
import { sectionParts } from "./-sectionParts";

export const Route = createFileRoute("/mgt/edit/$commune/register-offices")({
  validateSearch: tableParams,
  loaderDeps: rowParams,
  loader: ({ context: { relay }, params, deps, abortController }) => {
    const { text: _text, ...page } = pageVariables(parseTableSearch({ ...deps }, registerOfficesSpec));
    return {
      queryRef: preload(
        relay,
        "mgt",
        RegisterOfficesParameters,
        { ags: params.commune, ...page },
        abortController.signal,
      ),
    };
  },
  component: RegisterOfficesRoute,
  ...sectionParts,
});

function RegisterOfficesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionPlace attempt={queryRef}>
      <RegisterOfficesSection
        queryRef={queryRef}
        search={parseTableSearch({ ...Route.useSearch() }, registerOfficesSpec)}
      />
    </SectionPlace>
  );
}
