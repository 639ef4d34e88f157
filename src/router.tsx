import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound } from "#frame/NotFound";
import { PagePending } from "#frame/PagePending";
import { RouteError } from "#frame/RouteError";
import { newBuildLoader } from "./routes/-newBuild";
import { routeTree } from "./routeTree.gen";
import { parseSearch, stringifySearch } from "./routes/-search";
import type { RouterContext } from "./routes/-context";

/** Delay before a pending navigation shows the skeleton of the next screen, in milliseconds. */
const pendingMs = 150;

/** How long a navigation reuses preloaded data, in milliseconds; shorter than `preload` keeps it. */
const preloadedMs = 20_000;

interface RouterOptions {
  /** Called after each navigation. */
  readonly onResolved: () => void;
  /** Whether the next navigation loads the page from the server. */
  readonly mayReload: () => boolean;
}

/** Creates the router of one session. */
export function createAppRouter(
  history: RouterHistory,
  context: Omit<RouterContext, "loadNewBuild">,
  { onResolved, mayReload }: RouterOptions,
) {
  const { disposed } = context.relay;
  const loadNewBuild = newBuildLoader(() => router.state, { history, mayReload, disposed });
  const router = createRouter({
    routeTree,
    history,
    context: { ...context, loadNewBuild },
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
