import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound } from "#frame/NotFound";
import { PagePending } from "#frame/PagePending";
import { RouteError } from "#frame/RouteError";
import { routeTree } from "./routeTree.gen";
import { parseSearch, stringifySearch } from "./routes/-search";
import type { RouterContext } from "./routes/-context";

/** Delay before a pending navigation shows the skeleton of the next screen, in milliseconds. */
const pendingMs = 150;

/** How long a navigation reuses preloaded data, in milliseconds; shorter than `preload` keeps it. */
const preloadedMs = 20_000;

/** Creates the router of one session; `onResolved` is called after each navigation. */
export function createAppRouter(history: RouterHistory, context: RouterContext, onResolved: () => void) {
  const router = createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: "never",
    scrollRestoration: true,
    // Links preload only code; data is preloaded explicitly.
    defaultPreload: false,
    defaultPreloadStaleTime: preloadedMs,
    defaultPreloadGcTime: preloadedMs,
    defaultGcTime: 0,
    defaultStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    // Errors outside of the frame go to the boundary around the app.
    disableGlobalCatchBoundary: true,
  });
  // Keep the screen while a change of its own search params is pending, with everything that was typed.
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? pendingMs : Infinity;
  });
  router.subscribe("onResolved", onResolved);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
