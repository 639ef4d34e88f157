import { createBrowserHistory, createRouter } from "@tanstack/react-router";
import { addressChanged } from "#browser/usePathname";
import { NotFound } from "#frame/NotFound";
import { PagePending } from "#frame/PagePending";
import { RouteError } from "#frame/RouteError";
import { currentViewer } from "#session/session";
import { routeTree } from "./routeTree.gen";
import { parseSearch, stringifySearch } from "./routes/-search";
import type { RouterContext } from "./routes/-context";

/** One for the life of the page: each one made wraps the browser's own history once more. */
const history = createBrowserHistory();

/** After so long without the next screen its place is cleared for it. */
const pendingMs = 150;

function createAppRouter() {
  const context: RouterContext = { viewer: currentViewer };
  const router = createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: "never",
    scrollRestoration: true,
    // A reference to a query has one owner, so no loader runs ahead of its screen.
    defaultPreload: false,
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
  router.subscribe("onResolved", addressChanged);
  return router;
}

let made: { readonly epoch: number; readonly router: ReturnType<typeof createAppRouter> } | null = null;

/** The router of one session's app; asked again for the same session it is the same. */
export function routerOf(epoch: number): ReturnType<typeof createAppRouter> {
  if (made?.epoch !== epoch) made = { epoch, router: createAppRouter() };
  return made.router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
