/** The areas of the administration: the screens that the navigation at the side names. */
import type { MessageDescriptor } from "@lingui/core";
import type { RoleHolder } from "#domain/permissions";
import { groupTitles, visibleScreens, type AppScreen, type ScreenGroup } from "./screens";

export interface NavigationArea {
  readonly screen: AppScreen;
  /** Areas below this one. */
  readonly parts: readonly NavigationArea[];
}

export interface NavigationGroup {
  readonly id: ScreenGroup;
  /** Heading that opens and closes the group; without one, the group is always open. */
  readonly title?: MessageDescriptor;
  readonly areas: readonly NavigationArea[];
}

const groups: readonly ScreenGroup[] = ["system", "management", "operations", "more", "log"];

/** Ids of screens that belong to another area. */
const withinAreas: ReadonlySet<string> = new Set(["fee-changes", "add-resource", "erasure-proofs"]);

/** Further paths of areas. */
const alsoAt: Readonly<Record<string, RegExp>> = {
  overview: /^\/admin\/attention\//,
  users: /^\/admin\/edituser\//,
  resources: /^\/admin\/(addresource$|editresource\/\w+\/(?!commune\/))/,
  jobs: /^\/admin\/runs\//,
};

/** The areas that the viewer may enter. */
export function navigationGroups(viewer: RoleHolder | null): readonly NavigationGroup[] {
  const visible = visibleScreens(viewer).filter(({ id }) => !withinAreas.has(id));
  const isKind = ({ id }: AppScreen) => id.startsWith("resources-") && id !== "resources-commune";
  const kinds = visible.filter(isKind).map((screen) => ({ screen, parts: [] }));
  return groups.flatMap((id) => {
    const areas = visible
      .filter((screen) => screen.group === id && !isKind(screen))
      .map((screen) => ({ screen, parts: screen.id === "resources" ? kinds : [] }));
    const title = groupTitles[id];
    return areas.length > 0 ? [{ id, ...(title && { title }), areas }] : [];
  });
}

/** Whether a path belongs to the area of the screen. */
export function isInArea({ id, to, params }: AppScreen, path: string): boolean {
  const kind = params?.["resource"];
  const own = kind === undefined ? to : to.replace("$resource", kind);
  if (kind !== undefined && path.startsWith("/admin/editresource/") && path.split("/")[4] === kind)
    return true;
  return path === own || (to !== "/admin" && path.startsWith(`${own}/`)) || (alsoAt[id]?.test(path) ?? false);
}
