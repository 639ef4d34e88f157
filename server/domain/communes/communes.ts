/** The communes that somebody sees. */
import { isAgs } from "#domain/ags";
import type { FederalStateCode } from "#domain/federalStates";
import { searchTextMaxLength } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import { type Page, type PageBounds, readPageSize } from "#server/domain/lists/paging";
import type { Context, Viewer } from "#server/context";
import { failure } from "#server/failure";
import {
  countCommunes,
  hasCommunes,
  selectCommune,
  selectCommunes,
  selectInitials,
  type CommuneConditions,
  type CommuneOrderField,
  type CommuneStretch,
  type StoredCommune,
} from "#server/storage/communes/communes";
import { selectCommuneCounts, type StoredCommuneCounts } from "#server/storage/communes/communeCounts";
import { communeCursor, readCommuneCursor } from "./communeCursor";
import { scopeOf } from "./communeScope";
import { communeSearchPatterns } from "./communeSearch";
import { loggedIn } from "#server/domain/sessions/sessions";
import { inCatalogueOrder } from "#server/domain/users/users";

/** A commune with its services in the order of the catalogue. */
export type Commune = StoredCommune;

/** The picture of a commune. */
export type Picture = NonNullable<Commune["picture"]>;

/** Which communes to list; null and empty lists: all. */
export interface CommuneFilter {
  readonly text?: string | null;
  readonly states?: readonly FederalStateCode[] | null;
  readonly services?: readonly string[] | null;
  readonly initial?: string | null;
}

/** Which page of them. */
export interface CommunePageRequest extends PageBounds {
  readonly filter: CommuneFilter;
  readonly field: CommuneOrderField;
  readonly isDescending: boolean;
}

const servicesMax = 200;

/** A page of the communes that the caller sees. Fails with bad_request for bounds, cursors and filters that are wrong. */
export async function listCommunes(ctx: Context, request: CommunePageRequest): Promise<Page<Commune>> {
  const { field, isDescending, first, last } = request;
  const size = readPageSize(first, last);
  const conditions = conditionsOf(loggedIn(ctx), request.filter);
  const stretch: CommuneStretch = {
    field,
    isDescending,
    after: request.after === null ? null : positionOf(field, request.after),
    before: request.before === null ? null : positionOf(field, request.before),
  };
  const fromEnd = last !== null;
  // One row more than asked for tells whether there are any.
  const found = await selectCommunes(ctx.db, conditions, stretch, { limit: size + 1, fromEnd });
  const hasMore = found.length > size;
  const page = (fromEnd ? found.slice(hasMore ? 1 : 0) : found.slice(0, size)).map(inOrder);
  const beyond = (bounds: Pick<CommuneStretch, "after" | "before">) =>
    hasCommunes(ctx.db, conditions, { field, isDescending, ...bounds });
  const start = page[0] ?? stretch.before;
  const end = page.at(-1) ?? stretch.after;
  return {
    rows: page.map((commune) => ({ cursor: communeCursor(field, commune), row: commune })),
    hasNext: async () =>
      (!fromEnd && hasMore) || (stretch.before !== null && beyond({ after: end, before: null })),
    hasPrevious: async () =>
      (fromEnd && hasMore) || (stretch.after !== null && beyond({ after: null, before: start })),
    totalCount: () => countCommunes(ctx.db, conditions),
  };
}

/** First letters of the communes that the caller sees under a filter, whichever letter that one names. */
export function listInitials(ctx: Context, filter: CommuneFilter): Promise<string[]> {
  return selectInitials(ctx.db, conditionsOf(loggedIn(ctx), { ...filter, initial: null }));
}

/** How much of everything a commune has that the caller reaches; of services those that the caller sees. */
export function readCommuneCounts(ctx: Context, ags: string): Promise<StoredCommuneCounts> {
  return selectCommuneCounts(ctx.db, ags, scopeOf(loggedIn(ctx)));
}

/** The commune with this AGS; null: none, or not among those that the caller sees. */
export async function findCommune(ctx: Context, ags: string): Promise<Commune | null> {
  if (!isAgs(ags)) return null;
  const commune = await selectCommune(ctx.db, ags, scopeOf(loggedIn(ctx)));
  return commune ? inOrder(commune) : null;
}

function conditionsOf(viewer: Viewer, filter: CommuneFilter): CommuneConditions {
  const text = filter.text ?? "";
  if ([...text].length > searchTextMaxLength) {
    throw badRequest(`A search text has at most ${searchTextMaxLength} characters.`);
  }
  const services = filter.services ?? [];
  if (services.length > servicesMax) throw badRequest(`A filter has at most ${servicesMax} services.`);
  const initial = filter.initial ?? null;
  if (initial !== null && !/^[a-z]$/i.test(initial))
    throw badRequest("An initial is one letter from A to Z.");
  const patterns = communeSearchPatterns(text);
  return {
    scope: scopeOf(viewer),
    patterns: patterns.length === 0 ? null : patterns,
    states: filter.states?.length ? filter.states : null,
    services: services.length === 0 ? null : services.filter((id) => findService(id) !== undefined),
    initial: initial?.toUpperCase() ?? null,
  };
}

function positionOf(field: CommuneOrderField, cursor: string) {
  const position = readCommuneCursor(field, cursor);
  if (position === null) throw badRequest("Unknown cursor.");
  return position;
}

function inOrder(commune: StoredCommune): Commune {
  return { ...commune, serviceIds: inCatalogueOrder(commune.serviceIds) };
}

function badRequest(detail: string) {
  return failure("bad_request", { detail });
}
