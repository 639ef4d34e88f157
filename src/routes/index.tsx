import { createFileRoute } from "@tanstack/react-router";
import CommunesScreenParameters from "#mgt/communes/__generated__/CommunesScreenQuery$parameters";
import { countAssigned, hasWideTiles } from "#mgt/communes/assignedCommunes";
import { communesList, communesVariables } from "#mgt/communes/communesList";
import { loadOwnTasks } from "#mgt/start/LazyOwnTasks";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { withScreens } from "./-withScreens";

export const Route = createFileRoute("/")({
  staticData: { help: "communes" },
  validateSearch: communesList.parse,
  loaderDeps: ({ search }) => communesVariables(search),
  loader: (loading) => {
    const viewer = loading.context.viewer();
    // The panel reports a failure.
    if (countAssigned(viewer).services > 0) loadOwnTasks().catch(() => undefined);
    return preload(loading, "mgt", CommunesScreenParameters, {
      ...loading.deps,
      isWide: hasWideTiles(viewer),
    });
  },
  component: withScreens(
    { CommunesScreen: () => import("#mgt/communes/CommunesScreen") },
    function CommunesRoute({ CommunesScreen }) {
      return (
        <Endpoint name="mgt">
          <CommunesScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
