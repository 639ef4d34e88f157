import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound } from "#frame/NotFound";
import { PagePending } from "#frame/PagePending";
import { RouteError } from "#frame/RouteError";
import { routeTree } from "./routeTree.gen";
import { parseSearch, stringifySearch } from "./routes/-search";
import type { RouterContext } from "./routes/-context";

/** After so long without the next screen its place is cleared for it. */
const pendingMs = 150;

/** So long a navigation takes over data that were loaded ahead; less than `preload` keeps them. */
const preloadedMs = 20_000;

/** The router of one session; `onResolved` is called when a navigation has ended. */
export function createAppRouter(history: RouterHistory, context: RouterContext, onResolved: () => void) {
  const router = createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: "never",
    scrollRestoration: true,
    // Links load code alone; what loads data ahead asks for it.
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
    // What the frame cannot show is for the boundary around the whole app.
    disableGlobalCatchBoundary: true,
  });
  // Another search of the screen that is shown: a machine that stands still must not take it away with what is typed.
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
