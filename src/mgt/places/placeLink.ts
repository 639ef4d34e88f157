/** Which place a path shows, and where a place is opened. */
import type { LinkProps } from "@tanstack/react-router";
import { communeSectionRoutes, communeSections, isCommuneSection } from "#domain/communeSections";
import { parseResourcePlace, parseServicePlace, servicePlaceKey, type PlaceKey } from "#domain/places";
import type { Permission } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { openServiceScreens, serviceScreenAt, serviceScreenRoutes } from "#domain/serviceScreens";
import { pathOf, type AppScreen } from "#frame/screens";

/** A place with the section that was opened. */
export interface Visit extends PlaceKey {
  readonly section: string | null;
}

/** Target of a link to a place. */
export interface PlaceLink {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly params: Readonly<Record<string, string>>;
}

/** Records of the administration by the beginning of their path; what follows is the key. */
const records = [
  ["/admin/edituser/", "USER"],
  ["/admin/editresource/", "RESOURCE"],
  ["/admin/processes/", "PROCESS"],
  ["/admin/applications/", "APPLICATION"],
] as const;

/** The place that a path shows; null for others, such as the start page, which is never further than one click away. */
export function placeAt(pathname: string, screens: readonly AppScreen[]): Visit | null {
  const decoded = decodeURI(pathname);
  const path = decoded.endsWith("/") ? decoded.slice(0, -1) : decoded;
  for (const [prefix, kind] of records) {
    const key = path.slice(prefix.length);
    if (path.startsWith(prefix) && key !== "new") return { kind, key, section: null };
  }
  const [, first, name, ags = "", last] = path.split("/");
  if (first === "mgt" && /^\d{8}$/.test(ags)) {
    if (name === "edit") {
      const section = communeSections.find((one) => one === last) ?? communeSections[0];
      return { kind: "COMMUNE", key: ags, section };
    }
    const section = serviceScreenAt(path) ?? null;
    if (last === undefined) return { kind: "COMMUNE", key: ags, section: null };
    return section && { kind: "SERVICE", key: servicePlaceKey(ags, last), section };
  }
  const screen = screens.find((one) => pathOf(one) === path);
  return screen ? { kind: "SCREEN", key: screen.id, section: null } : null;
}

/** Where a place is opened, in its section if it has one; null if the viewer may open none of its screens. */
export function placeLink(
  { kind, key, section }: Visit,
  screens: readonly AppScreen[],
  may: (permission: Permission) => boolean,
): PlaceLink | null {
  if (kind === "SCREEN") {
    const screen = screens.find(({ id }) => id === key);
    return screen ? { to: screen.to, params: screen.params ?? {} } : null;
  }
  if (kind === "COMMUNE") {
    const to = communeSectionRoutes[section !== null && isCommuneSection(section) ? section : "master-data"];
    return { to, params: { commune: key } };
  }
  if (kind === "SERVICE") {
    const service = parseServicePlace(key);
    if (!service) return null;
    const capabilities = findService(service.serviceId)?.capabilities ?? [];
    const open = openServiceScreens(service.serviceId, capabilities, may);
    const screen = open.find((one) => one === section) ?? open[0];
    if (!screen) return null;
    return { to: serviceScreenRoutes[screen], params: { commune: service.ags, service: service.serviceId } };
  }
  if (kind === "USER") return { to: "/admin/edituser/$userId", params: { userId: key } };
  if (kind === "RESOURCE") {
    const resource = parseResourcePlace(key);
    return resource && { to: "/admin/editresource/$version/$type/$id", params: resource };
  }
  const to = kind === "PROCESS" ? "/admin/processes/$pid" : "/admin/applications/$pid";
  return { to, params: { pid: key } };
}
