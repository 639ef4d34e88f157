import { createRootRouteWithContext } from "@tanstack/react-router";
import { AppFrame } from "#frame/AppFrame";
import { SearchButton } from "#palette/SearchButton";
import { Loader } from "#ui/plain/Loader";
import type { RouterContext } from "./-context";
import { Visits } from "./-Visits";

const search = <SearchButton />;

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location, matches, preload }) =>
    preload ? undefined : context.loadNewBuild(location.pathname, matches),
  loader: ({ context: { loadAppCatalog } }) => loadAppCatalog(),
  staleTime: Infinity,
  component: () => (
    <>
      <AppFrame search={search} />
      <Visits />
    </>
  ),
  // Until the app's catalog has loaded, only the messages of the entry chunk are translated.
  pendingComponent: () => <Loader />,
  // If even the frame fails to render, the boundary around the app takes over.
  errorComponent: ({ error }) => {
    throw error;
  },
});
