import { createFileRoute } from "@tanstack/react-router";
import RegisterOfficesParameters from "#mgt/commune/registerOffices/__generated__/RegisterOfficesSectionQuery$parameters";
import { registerOfficesList } from "#mgt/commune/recordLists";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/register-offices")({
  staticData: { help: "register-offices" },
  validateSearch: registerOfficesList.parse,
  loaderDeps: registerOfficesList.loaderDeps,
  loader: ({ params, deps, ...loading }) => ({
    queryRef: preload(loading, "mgt", RegisterOfficesParameters, {
      ags: params.commune,
      ...registerOfficesList.page(deps),
    }),
  }),
  component: withScreens(
    { RegisterOfficesSection: () => import("#mgt/commune/registerOffices/RegisterOfficesSection") },
    function RegisterOfficesRoute({ RegisterOfficesSection }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <SectionBoundary attempt={queryRef}>
          <RegisterOfficesSection queryRef={queryRef} search={Route.useSearch()} />
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});
