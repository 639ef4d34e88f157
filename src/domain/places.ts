/** Places that a user marks as favourites or has visited: screens, and the objects that screens are about. */
import { isResourceId, isResourceType } from "#domain/resources/resourceKinds";
import { isAgs } from "./ags";
import { isCommuneSection } from "./communeSections";
import { serviceScreenNames } from "./serviceScreens";

/** Kinds of places. */
export const placeKinds = [
  "SCREEN",
  "COMMUNE",
  "SERVICE",
  "USER",
  "RESOURCE",
  "PROCESS",
  "APPLICATION",
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Identifies a place. The format of the key depends on the kind. */
export interface PlaceKey {
  readonly kind: PlaceKind;
  readonly key: string;
}

/** Maximum number of favourites of a user. */
export const favouritesMax = 50;

/** Number of visited places that are kept for a user, and that one call records at most. */
export const visitsMax = 20;

/** Number of visits after which the browser sends them without waiting for the command palette. */
export const visitsPerCall = 5;

/** Maximum number of hits of each kind in a quick search. */
export const quickSearchMax = 5;

/** Minimum length of a text that a quick search looks for; shorter ones find nothing. */
export const quickSearchMinLength = 3;

/** Maximum number of communes whose services are looked up at once. */
export const offeringCommunesMax = 10;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const serviceKey = /^(\d{8})\/([a-z]+(?:-[a-z]+)+)$/;

const keyFormats: Readonly<Record<PlaceKind, (key: string) => boolean>> = {
  SCREEN: (key) => /^[a-zA-Z][a-zA-Z-]{0,59}$/.test(key),
  COMMUNE: isAgs,
  SERVICE: (key) => key.length <= 100 && parseServicePlace(key) !== null,
  USER: (key) => uuid.test(key),
  RESOURCE: (key) => parseResourcePlace(key) !== null,
  PROCESS: (key) => /^[\w.-]{1,100}$/.test(key),
  APPLICATION: (key) => /^[\w.-]{1,100}$/.test(key),
};

/**
 * Whether the key has the format of its kind: the id of a screen, the AGS of a commune, `{ags}/{service}`, the database id
 * of a user, `{version}/{type}/{id}` of a resource, or the pid of a process or application.
 */
export function isPlaceKey({ kind, key }: PlaceKey): boolean {
  return keyFormats[kind](key);
}

/** Whether the place has this section: a screen of a service, or a section of a commune. */
export function isPlaceSection(kind: PlaceKind, section: string): boolean {
  if (kind === "SERVICE") return serviceScreenNames.some((name) => name === section);
  return kind === "COMMUNE" && isCommuneSection(section);
}

/** The key of a service of a commune. */
export function servicePlaceKey(ags: string, serviceId: string): string {
  return `${ags}/${serviceId}`;
}

/** Parses the key of a service of a commune; null if it is malformed. */
export function parseServicePlace(key: string): { readonly ags: string; readonly serviceId: string } | null {
  const [, ags = "", serviceId = ""] = serviceKey.exec(key) ?? [];
  return isAgs(ags) ? { ags, serviceId } : null;
}

/** Parses the key of a resource; null if it is malformed. */
export function parseResourcePlace(key: string) {
  const [version = "", type = "", id = "", ...rest] = key.split("/");
  const isValid = rest.length === 0 && /^v\d{1,3}$/.test(version) && isResourceType(type) && isResourceId(id);
  return isValid ? { version, type, id } : null;
}
