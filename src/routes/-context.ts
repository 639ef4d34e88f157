import { redirect } from "@tanstack/react-router";
import { can, type Permission } from "#domain/permissions";
import type { Language } from "#i18n/language";
import type { Relay } from "#relay/relay";
import type { Viewer } from "#session/viewer";

/** What guards and loaders get of the app. */
export interface RouterContext {
  readonly viewer: () => Viewer | null;
  readonly relay: Relay;
  readonly loadAppCatalog: Language["loadAppCatalog"];
}

/** Guard of a route: whoever lacks the permission is sent to the overview. */
export const requires =
  (permission: Permission) =>
  ({ context }: { context: RouterContext }) => {
    if (!can(context.viewer(), permission)) throw redirect({ to: "/", replace: true });
  };
