import { createFileRoute } from "@tanstack/react-router";
import CommunesScreenParameters from "#mgt/communes/__generated__/CommunesScreenQuery$parameters";
import { hasWideTiles } from "#mgt/communes/assignedCommunes";
import { CommunesScreen } from "#mgt/communes/CommunesScreen";
import { communesList, communesVariables } from "#mgt/communes/communesList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";

export const Route = createFileRoute("/")({
  staticData: { help: "communes" },
  validateSearch: communesList.parse,
  loaderDeps: ({ search }) => communesVariables(search),
  loader: (loading) =>
    preload(loading, "mgt", CommunesScreenParameters, {
      ...loading.deps,
      isWide: hasWideTiles(loading.context.viewer()),
    }),
  component: CommunesRoute,
});

function CommunesRoute() {
  return (
    <Endpoint name="mgt">
      <CommunesScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
    </Endpoint>
  );
}
