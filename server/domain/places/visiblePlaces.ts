/** Resolves places to what the viewer may see of them now. */
import { isCommuneSection, sectionPermissions } from "#domain/communeSections";
import { can, type Permission } from "#domain/permissions";
import {
  parseResourcePlace,
  parseServicePlace,
  placeKinds,
  servicePlaceKey,
  type PlaceKey,
  type PlaceKind,
} from "#domain/places";
import { resourceUrn } from "#domain/resources/resourceKinds";
import { findService } from "#domain/serviceCatalogue";
import { openServiceScreens } from "#domain/serviceScreens";
import type { Context, Viewer } from "#server/context";
import { scopeOf } from "#server/domain/communes/communeScope";
import { requireViewer } from "#server/domain/sessions/sessions";
import { selectCommuneNames } from "#server/storage/communes/communes";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  selectOfferedServices,
  selectPlacesOfProcesses,
  selectResourceNames,
  selectUserNames,
} from "#server/storage/places/placeNames";

/** A place with its present names. */
export interface Place extends PlaceKey {
  readonly section: string | null;
  readonly ags: string | null;
  readonly communeName: string | null;
  readonly serviceId: string | null;
  readonly label: string | null;
  readonly detail: string | null;
}

type Names = Partial<Omit<Place, keyof PlaceKey | "section">>;

/** Completes a place: fields that its kind does not have are null. */
export function placeOf(kind: PlaceKind, key: string, names: Names = {}): Place {
  const none = { section: null, ags: null, communeName: null, serviceId: null, label: null, detail: null };
  return { kind, key, ...none, ...names };
}

/** Finds the visible places among these keys. */
type Resolver = (
  db: Database | Transaction,
  viewer: Viewer,
  keys: readonly string[],
) => Promise<readonly Place[]>;

const resolvers: Readonly<Record<PlaceKind, Resolver>> = {
  // Only the app knows its screens and who may open them.
  SCREEN: (_db, _viewer, keys) => Promise.resolve(keys.map((key) => placeOf("SCREEN", key))),
  COMMUNE: async (db, viewer, keys) => {
    const scope = scopeOf(viewer);
    const visible = scope === null ? keys : keys.filter((ags) => scope.communes.includes(ags));
    const names = await selectCommuneNames(db, visible);
    return [...names].map(([ags, name]) => placeOf("COMMUNE", ags, { ags, communeName: name, label: name }));
  },
  SERVICE: async (db, viewer, keys) => {
    const scope = scopeOf(viewer);
    const isVisible = (one: { readonly ags: string; readonly serviceId: string }) =>
      scope === null ||
      scope.services.some(({ ags, serviceId }) => ags === one.ags && serviceId === one.serviceId);
    const wanted = keys.flatMap((key) => parseServicePlace(key) ?? []).filter(isVisible);
    const offered = await selectOfferedServices(db, wanted);
    return offered.map((service) =>
      placeOf("SERVICE", servicePlaceKey(service.ags, service.serviceId), service),
    );
  },
  USER: restricted("user_info", async (db, ids) => {
    const users = await selectUserNames(db, ids);
    return users.map(({ id, username, email }) => placeOf("USER", id, { label: username, detail: email }));
  }),
  RESOURCE: restricted("view_resource", async (db, keys) => {
    const found = await selectResourceNames(
      db,
      keys.flatMap((key) => parseResourcePlace(key) ?? []),
    );
    return found.map(resourcePlace);
  }),
  PROCESS: restricted("processes", (db, pids) => processPlaces("PROCESS", db, pids)),
  APPLICATION: restricted("processes", (db, pids) => processPlaces("APPLICATION", db, pids)),
};

/**
 * Returns those of the places that exist and that the viewer may see now, in the given order. A section that the viewer may
 * not open is dropped. Screens are not checked.
 */
export async function resolvePlaces(
  ctx: Context,
  places: readonly (PlaceKey & { readonly section?: string | null })[],
  db: Database | Transaction = ctx.db,
): Promise<Place[]> {
  const viewer = requireViewer(ctx);
  const found = await Promise.all(
    placeKinds.map(async (kind) => {
      const keys = places.flatMap((place) => (place.kind === kind ? place.key : []));
      return keys.length === 0 ? [] : resolvers[kind](db, viewer, keys);
    }),
  );
  const byName = new Map(found.flat().map((place) => [nameOf(place), place]));
  return places.flatMap(({ section = null, ...place }) => {
    const resolved = byName.get(nameOf(place));
    return resolved ? [{ ...resolved, section: openSection(viewer, resolved, section) }] : [];
  });
}

/** A resource as a place. */
export function resourcePlace(
  resource: Parameters<typeof resourceUrn>[0] & { readonly name: string },
): Place {
  const { version, type, id, name } = resource;
  return placeOf("RESOURCE", `${version}/${type}/${id}`, { label: name, detail: resourceUrn(resource) });
}

function restricted(
  permission: Permission,
  resolve: (db: Database | Transaction, keys: readonly string[]) => Promise<readonly Place[]>,
): Resolver {
  return async (db, viewer, keys) => (can(viewer, permission) ? resolve(db, keys) : []);
}

async function processPlaces(
  kind: "PROCESS" | "APPLICATION",
  db: Database | Transaction,
  pids: readonly string[],
): Promise<Place[]> {
  const found = await selectPlacesOfProcesses(db, pids);
  return found.map(({ pid, ...names }) => placeOf(kind, pid, names));
}

function openSection(viewer: Viewer, { kind, serviceId }: Place, section: string | null): string | null {
  if (section === null) return null;
  const may = (permission: Permission) => can(viewer, permission);
  if (kind === "SERVICE" && serviceId !== null) {
    const open = openServiceScreens(serviceId, findService(serviceId)?.capabilities ?? [], may);
    return open.some((screen) => screen === section) ? section : null;
  }
  if (kind !== "COMMUNE" || !isCommuneSection(section)) return null;
  const permission = sectionPermissions[section];
  return permission === undefined || may(permission) ? section : null;
}

function nameOf({ kind, key }: PlaceKey): string {
  return `${kind} ${key}`;
}
