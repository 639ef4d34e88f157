import { createFileRoute } from "@tanstack/react-router";
import CommunesScreenParameters from "#mgt/communes/__generated__/CommunesScreenQuery$parameters";
import { CommunesScreen } from "#mgt/communes/CommunesScreen";
import { parseCommunesSearch } from "#mgt/communes/communesSearch";
import { communesVariables } from "#mgt/communes/communesVariables";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";

export const Route = createFileRoute("/")({
  // The first screen comes with the app.
  codeSplitGroupings: [],
  validateSearch: parseCommunesSearch,
  // The router hands on what else the address holds, even a state that does not exist: hence read once more.
  loaderDeps: ({ search }) => communesVariables(parseCommunesSearch({ ...search })),
  loader: ({ context: { relay }, deps, abortController }) => {
    const queryRef = preload(relay, "mgt", CommunesScreenParameters, deps, abortController.signal);
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
