/** Search for the command palette: a few hits of each kind that only the server knows. */
import { createHash } from "node:crypto";
import { isAgs } from "#domain/ags";
import { can } from "#domain/permissions";
import { offeringCommunesMax, quickSearchMax, quickSearchMinLength } from "#domain/places";
import { parseResourceUrn } from "#domain/resources/resourceKinds";
import { collapseWhitespace, requireSearchText } from "#server/domain/lists/searchPatterns";
import type { Context } from "#server/context";
import { scopeOf } from "#server/domain/communes/communeScope";
import { listCommunes } from "#server/domain/communes/communes";
import { findResource, listResources } from "#server/domain/resources/resources";
import { requireViewer } from "#server/domain/sessions/sessions";
import { listUsers } from "#server/domain/users/userList";
import { inCatalogueOrder } from "#server/domain/users/users";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import { selectDirectory, selectOffers } from "#server/storage/places/placeNames";
import { readUuid } from "./recordById";
import { placeOf, resolvePlaces, resourcePlace, type Place } from "./visiblePlaces";

const page = { first: quickSearchMax, last: null, after: null, before: null };

/** A search; its kinds are searched only if they are read. */
export interface QuickSearch {
  /** On one line. */
  readonly text: string;
}

/** Begins a search. Throws bad_request if the text is longer than 100 characters. */
export function quickSearch(text: string): QuickSearch {
  return { text: requireSearchText(text) };
}

/** The user with this id, else those whose name or e-mail address contains the text; null if the viewer may not list users. */
export async function findUsers(ctx: Context, { text }: QuickSearch): Promise<readonly Place[] | null> {
  if (!can(ctx.viewer, "system_users")) return null;
  if (isTooShort(text)) return [];
  const id = bareIdOf("User", text) ?? readUuid(text);
  const named = id === null ? [] : await resolvePlaces(ctx, [{ kind: "USER", key: id }]);
  if (named.length > 0) return named;
  const { rows } = await listUsers(ctx, { text }, null, page);
  return rows.map(({ row }) => placeOf("USER", row.id, { label: row.username, detail: row.email }));
}

/** The resource with this URN, or those whose name, id or URN contains the text; null if the viewer may not see any. */
export async function findResources(ctx: Context, { text }: QuickSearch): Promise<readonly Place[] | null> {
  if (!can(ctx.viewer, "view_resource")) return null;
  if (isTooShort(text)) return [];
  const key = parseResourceUrn(text);
  const resource = key && (await findResource(ctx, key));
  if (resource) return [resourcePlace(resource)];
  const { rows } = await listResources(ctx, { text }, { field: "NAME", isDescending: false, ...page });
  return rows.map(({ row }) => resourcePlace(row));
}

/** Communes with a postal code or AGS that begins with these digits, by name; empty for other texts. */
export async function findCommunesByDigits(ctx: Context, { text }: QuickSearch): Promise<readonly Place[]> {
  const digits = collapseWhitespace(text).replaceAll(" ", "");
  if (isTooShort(digits) || !/^\d{1,8}$/.test(digits)) return [];
  const { rows } = await listCommunes(ctx, {
    filter: { text: digits },
    field: "NAME",
    isDescending: false,
    ...page,
  });
  return rows.map(({ row: { ags, name } }) =>
    placeOf("COMMUNE", ags, { ags, communeName: name, label: name }),
  );
}

/** Services that a commune offers. */
export interface CommuneOffer {
  readonly ags: string;
  /** Those that the viewer may see, in catalogue order. */
  readonly serviceIds: readonly string[];
}

/** The services of communes; communes that the viewer may not see are omitted. Throws bad_request for too many. */
export async function readOffers(
  ctx: Context,
  communes: readonly string[],
): Promise<readonly CommuneOffer[]> {
  if (communes.length > offeringCommunesMax) {
    throw failure("bad_request", { detail: `At most ${offeringCommunesMax} communes.` });
  }
  const scope = scopeOf(requireViewer(ctx));
  const visible = [...new Set(communes)].filter(
    (ags) => isAgs(ags) && (scope === null || scope.communes.includes(ags)),
  );
  const offered = (await selectOffers(ctx.db, visible)).filter(
    (one) =>
      scope === null ||
      scope.services.some(({ ags, serviceId }) => ags === one.ags && serviceId === one.serviceId),
  );
  return visible.flatMap((ags) => {
    const services = offered.filter((one) => one.ags === ags).map(({ serviceId }) => serviceId);
    return services.length === 0 ? [] : { ags, serviceIds: inCatalogueOrder(services) };
  });
}

/** The communes that the viewer may see, as parallel lists by name. */
export interface CommuneDirectory {
  readonly version: string;
  /** `null` if the caller has this version already, as `names`. */
  readonly ags: readonly string[] | null;
  readonly names: readonly string[] | null;
}

/** Reads the communes that the viewer may see. */
export async function readDirectory(ctx: Context, knownVersion: string | null): Promise<CommuneDirectory> {
  const rows = await selectDirectory(ctx.db, scopeOf(requireViewer(ctx))?.communes ?? null);
  const ags = rows.map((row) => row.ags);
  const names = rows.map((row) => row.name);
  const version = createHash("sha256")
    .update(JSON.stringify([ags, names]))
    .digest("base64url")
    .slice(0, 22);
  return version === knownVersion ? { version, ags: null, names: null } : { version, ags, names };
}

function isTooShort(text: string): boolean {
  return [...text].length < quickSearchMinLength;
}
