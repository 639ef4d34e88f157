/** Favourites and visited places of the viewer. */
import { favouritesMax, isPlaceKey, isPlaceSection, visitsMax, type PlaceKey } from "#domain/places";
import type { Context } from "#server/context";
import { inTransaction, done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  deleteFavourites,
  deleteOldVisits,
  insertFavourite,
  lockPlacesOf,
  selectFavourites,
  selectVisits,
  upsertVisits,
  type StoredVisit,
} from "#server/storage/places/ownPlaces";
import { resolvePlaces, type Place } from "./visiblePlaces";

/** What the viewer has marked and visited, as far as it is visible now. */
export interface OwnPlaces {
  /** In the order in which they were added. */
  readonly favourites: readonly Place[];
  /** Latest first. */
  readonly recent: readonly Place[];
}

/** Reads the viewer's places. */
export async function readOwnPlaces(ctx: Context): Promise<OwnPlaces> {
  const { id } = requireViewer(ctx);
  const [favourites, visits] = await Promise.all([selectFavourites(ctx.db, id), selectVisits(ctx.db, id)]);
  const [marked, visited] = await Promise.all([resolvePlaces(ctx, favourites), resolvePlaces(ctx, visits)]);
  return { favourites: marked, recent: visited };
}

/**
 * Marks or unmarks a favourite; nothing changes if it is in that state already. When the favourites are full, those that the
 * viewer can no longer see are removed. Payload errors: not_found, list_too_long (more than 50).
 * @param place null if its key is malformed
 */
export function setFavourite(
  ctx: Context,
  place: PlaceKey | null,
  isFavourite: boolean,
): Promise<Outcome<readonly Place[]>> {
  const viewer = requireViewer(ctx);
  return inTransaction<readonly Place[]>(ctx, async (tx) => {
    if (place === null || !isPlaceKey(place)) return refused(userError("not_found", ["key"]));
    await lockPlacesOf(tx, viewer.id);
    if (!isFavourite) {
      await deleteFavourites(tx, viewer.id, [place]);
      return done(await resolvePlaces(ctx, await selectFavourites(tx, viewer.id), tx));
    }
    const [visible] = await resolvePlaces(ctx, [place], tx);
    if (!visible) return refused(userError("not_found", ["key"]));
    const stored = await selectFavourites(tx, viewer.id);
    const favourites = await resolvePlaces(ctx, stored, tx);
    if (favourites.some((one) => isSame(one, place))) return done(favourites);
    if (favourites.length >= favouritesMax) {
      return refused(userError("list_too_long", null, { max: String(favouritesMax) }));
    }
    if (stored.length >= favouritesMax) {
      const hidden = stored.filter((one) => !favourites.some((other) => isSame(one, other)));
      await deleteFavourites(tx, viewer.id, hidden);
    }
    await insertFavourite(tx, viewer.id, place, ctx.now());
    return done([...favourites, visible]);
  });
}

/**
 * Records visits, earliest first, and returns the viewer's places. Malformed visits are skipped. Whether the viewer may
 * see a place is only decided when it is read.
 */
export async function recordVisits(
  ctx: Context,
  visits: readonly StoredVisit[],
): Promise<Outcome<OwnPlaces>> {
  const viewer = requireViewer(ctx);
  const latest = new Map<string, StoredVisit>();
  for (const visit of visits.filter(isPlaceKey)) {
    const name = `${visit.kind} ${visit.key}`;
    const { section } = visit;
    latest.delete(name);
    latest.set(name, { ...visit, section: section && isPlaceSection(visit.kind, section) ? section : null });
  }
  if (latest.size > 0) {
    await inTransaction(ctx, async (tx) => {
      await lockPlacesOf(tx, viewer.id);
      await upsertVisits(tx, viewer.id, [...latest.values()], ctx.now());
      await deleteOldVisits(tx, viewer.id, visitsMax);
      return done(null);
    });
  }
  return done(await readOwnPlaces(ctx));
}

function isSame(one: PlaceKey, other: PlaceKey): boolean {
  return one.kind === other.kind && one.key === other.key;
}
