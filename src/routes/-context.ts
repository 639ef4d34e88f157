import { redirect } from "@tanstack/react-router";
import { can, type Permission } from "#domain/permissions";
import type { Language } from "#i18n/language";
import type { Relay } from "#relay/relay";
import type { Viewer } from "#session/viewer";

/** Context of guards and loaders. */
export interface RouterContext {
  readonly viewer: () => Viewer | null;
  readonly relay: Relay;
  readonly loadAppCatalog: Language["loadAppCatalog"];
}

/** Route guard: redirects users without the permission to the overview. */
export const requires =
  (permission: Permission) =>
  ({ context }: { context: RouterContext }) => {
    if (!can(context.viewer(), permission)) throw redirect({ to: "/", replace: true });
  };
