import { redirect, type StaticDataRouteOption } from "@tanstack/react-router";
import { can, type Permission } from "#domain/permissions";
import type { Language } from "#i18n/language";
import type { Relay } from "#relay/relay";
import type { Viewer } from "#session/viewer";

/** A route match, as far as a navigation to it is compared with the one on screen. */
export interface MatchedRoute {
  readonly routeId: unknown;
  readonly staticData: StaticDataRouteOption;
}

/** Context of guards and loaders. */
export interface RouterContext {
  readonly viewer: () => Viewer | null;
  readonly relay: Relay;
  readonly loadAppCatalog: Language["loadAppCatalog"];
  /** Before a navigation: loads the page from the server if that has another build of the app. */
  readonly loadNewBuild: (pathname: string, matches: readonly MatchedRoute[]) => Promise<void> | undefined;
}

/** Route guard: redirects users without the permission to the overview. */
export const requires =
  (permission: Permission) =>
  ({ context }: { context: RouterContext }) => {
    if (!can(context.viewer(), permission)) throw redirect({ to: "/", replace: true });
  };
