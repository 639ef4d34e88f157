import { createFileRoute } from "@tanstack/react-router";
import CommunesScreenNode, {
  type CommunesScreenQuery,
} from "#mgt/communes/__generated__/CommunesScreenQuery.graphql";
import { CommunesScreen } from "#mgt/communes/CommunesScreen";
import { parseCommunesSearch } from "#mgt/communes/communesSearch";
import { communesVariables } from "#mgt/communes/communesVariables";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";

export const Route = createFileRoute("/")({
  validateSearch: parseCommunesSearch,
  // The router hands on what else the address holds, even a state that does not exist: hence read once more.
  loaderDeps: ({ search }) => communesVariables(parseCommunesSearch({ ...search })),
  loader: async ({ context: { relay, loadCatalog }, deps, abortController }) => {
    const queryRef = preload<CommunesScreenQuery>(
      relay,
      "mgt",
      CommunesScreenNode,
      deps,
      abortController.signal,
    );
    await loadCatalog("communes");
    return queryRef;
  },
  component: CommunesRoute,
});

function CommunesRoute() {
  return (
    <Endpoint name="mgt">
      <CommunesScreen
        queryRef={Route.useLoaderData()}
        search={parseCommunesSearch({ ...Route.useSearch() })}
      />
    </Endpoint>
  );
}
