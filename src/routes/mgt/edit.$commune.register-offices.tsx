import { createFileRoute } from "@tanstack/react-router";
import RegisterOfficesParameters from "#mgt/commune/registerOffices/__generated__/RegisterOfficesSectionQuery$parameters";
import { registerOfficesList } from "#mgt/commune/recordLists";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { preload } from "#relay/preload";
import { lazyScreen, withScreens } from "../-lazyScreen";

const RegisterOfficesSection = lazyScreen(
  () => import("#mgt/commune/registerOffices/RegisterOfficesSection"),
  "RegisterOfficesSection",
);

export const Route = createFileRoute("/mgt/edit/$commune/register-offices")({
  validateSearch: registerOfficesList.parse,
  loaderDeps: registerOfficesList.loaderDeps,
  loader: ({ params, deps, ...loading }) => ({
    queryRef: preload(loading, "mgt", RegisterOfficesParameters, {
      ags: params.commune,
      ...registerOfficesList.page(deps),
    }),
  }),
  component: withScreens(RegisterOfficesRoute, RegisterOfficesSection),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});

function RegisterOfficesRoute() {
  const { queryRef } = Route.useLoaderData();
  return (
    <SectionBoundary attempt={queryRef}>
      <RegisterOfficesSection queryRef={queryRef} search={Route.useSearch()} />
    </SectionBoundary>
  );
}
