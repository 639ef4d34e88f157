import { createRouter } from "@tanstack/react-router";
import { addressChanged } from "#browser/usePathname";
import { currentViewer } from "#session/session";
import { routeTree } from "./routeTree.gen";
import { parseSearch, stringifySearch } from "./routes/-search";
import type { RouterContext } from "./routes/-context";

/** The router of one session's app. */
export function createAppRouter() {
  const context: RouterContext = { viewer: currentViewer };
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: "never",
    scrollRestoration: true,
    // A reference to a query has one owner, so no loader runs ahead of its screen.
    defaultPreload: false,
    defaultGcTime: 0,
    defaultStaleTime: 0,
  });
  router.subscribe("onResolved", addressChanged);
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
