import { createRootRouteWithContext } from "@tanstack/react-router";
import { AppFrame } from "#frame/AppFrame";
import { loadCatalog } from "#i18n/i18n";
import type { RouterContext } from "./-context";

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: () => loadCatalog("app"),
  staleTime: Infinity,
  component: AppFrame,
  // Where not even the frame can be shown, the boundary around the app takes over.
  errorComponent: ({ error }) => {
    throw error;
  },
});
