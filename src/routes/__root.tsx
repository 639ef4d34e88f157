import { createRootRouteWithContext } from "@tanstack/react-router";
import { AppFrame } from "#frame/AppFrame";
import { Loader } from "#ui/plain/Loader";
import type { RouterContext } from "./-context";

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { loadAppCatalog } }) => loadAppCatalog(),
  staleTime: Infinity,
  component: AppFrame,
  // Without the catalog of the app, English has only the entry's sentences are there.
  pendingComponent: () => <Loader />,
  // Where not even the frame can be shown, the boundary around the app takes over.
  errorComponent: ({ error }) => {
    throw error;
  },
});
