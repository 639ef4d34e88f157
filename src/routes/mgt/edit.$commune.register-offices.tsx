import { createFileRoute } from "@tanstack/react-router";
import RegisterOfficesNode, {
  type RegisterOfficesSectionQuery,
} from "#mgt/commune/registerOffices/__generated__/RegisterOfficesSectionQuery.graphql";
import { RegisterOfficesSection } from "#mgt/commune/registerOffices/RegisterOfficesSection";
import { registerOfficesSpec } from "#mgt/commune/registerOffices/registerOfficesSearch";
import { SectionFailed } from "#mgt/commune/SectionFailed";
import { SectionPending } from "#mgt/commune/SectionPending";
import { SectionPlace } from "#mgt/commune/SectionPlace";
import { preloadSection } from "#mgt/commune/sectionReference";
import { pageVariables, parseTableSearch, toSearch } from "#ui/table/tableSearch";

export const Route = createFileRoute("/mgt/edit/$commune/register-offices")({
  validateSearch: (raw: Record<string, unknown>) =>
    toSearch(parseTableSearch(raw, registerOfficesSpec), registerOfficesSpec),
  loaderDeps: ({ search }) => pageVariables(parseTableSearch({ ...search }, registerOfficesSpec)),
  loader: ({ params, deps: { text: _text, ...page }, abortController }) =>
    preloadSection<RegisterOfficesSectionQuery>(
      RegisterOfficesNode,
      { ags: params.commune, ...page },
      abortController.signal,
    ),
  component: RegisterOfficesRoute,
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
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
