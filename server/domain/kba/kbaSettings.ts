/** KBA settings visible to the viewer: those of communes where the viewer has a vehicle registration service. */
import { calendarDayOf } from "#domain/calendarDays";
import { setOnRanges, vehicleRegistrationServiceIds, type KbaPasswordState } from "#domain/kba/kbaSettings";
import type { Context } from "#server/context";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import { cursorOf, readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import type { ServiceScope } from "#server/storage/communes/serviceScope";
import type { KeysetSource, Placed } from "#server/storage/database/keyset";
import {
  hasVehicleRegistration,
  kbaExpiryOrder,
  kbaSettingsSource,
  kbaUserOrder,
  selectKbaSettings,
  type StoredKbaSettings,
} from "#server/storage/kba/kbaSettings";

/** Settings under one KBA user, without the passwords. Days are YYYY-MM-DD. */
export type KbaSettings = StoredKbaSettings;

/** Settings with their place in the list of their commune. */
export type PlacedKbaSettings = Placed<KbaSettings>;

/** Filter of settings of all communes; null: all. */
export interface KbaExpiryFilter {
  readonly states?: readonly KbaPasswordState[] | null;
  readonly isUnconfirmed?: boolean | null;
  readonly communes?: readonly string[] | null;
}

/** The vehicle registration services whose settings the viewer may change; null: all. */
export function vehicleScopeOf(ctx: Context): ServiceScope {
  const scope = serviceScopeOf(ctx);
  return scope && scope.filter(({ serviceId }) => vehicleRegistrationServiceIds.includes(serviceId));
}

/**
 * Lists the settings of a commune by user. Null for an unknown commune, and for one without such a service. Throws
 * bad_request for invalid bounds and cursors.
 */
export async function listKbaSettings(
  ctx: Context,
  ags: string,
  bounds: PageBounds,
): Promise<Page<KbaSettings> | null> {
  const scope = vehicleScopeOf(ctx);
  if (!(await hasVehicleRegistration(ctx.db, ags, scope))) return null;
  const source = kbaSettingsSource({ communes: [ags], setOn: null, isUnconfirmed: false }, scope);
  return readPage(ctx.db, source, { order: kbaUserOrder, isDescending: false, ...bounds });
}

/** Lists the settings of all communes, the earliest expiry first. Throws as listKbaSettings. */
export function listKbaExpiries(
  ctx: Context,
  filter: KbaExpiryFilter,
  bounds: PageBounds,
): Promise<Page<KbaSettings>> {
  const source = kbaExpirySource(filter, calendarDayOf(ctx.now()), vehicleScopeOf(ctx));
  return readPage(ctx.db, source, { order: kbaExpiryOrder, isDescending: false, ...bounds });
}

/** The settings of all communes that match the filter on a day. */
export function kbaExpirySource(
  { states, isUnconfirmed, communes }: KbaExpiryFilter,
  today: string,
  scope: ServiceScope,
): KeysetSource<KbaSettings> {
  const conditions = {
    communes: communes ?? null,
    setOn: states ? setOnRanges(states, today) : null,
    isUnconfirmed: isUnconfirmed ?? false,
  };
  return kbaSettingsSource(conditions, scope);
}

/** Returns the settings with this bare id. Null if they do not exist or the viewer may not see them. */
export async function findKbaSettings(ctx: Context, id: string): Promise<KbaSettings | null> {
  const settings = await selectKbaSettings(ctx.db, id);
  if (!settings) return null;
  const isVisible = await hasVehicleRegistration(ctx.db, settings.communeAgs, vehicleScopeOf(ctx));
  return isVisible ? settings : null;
}

/** The cursor of settings in the list of their commune. */
export function kbaSettingsCursor({ position }: PlacedKbaSettings): string {
  return cursorOf(kbaUserOrder, position);
}
