/** The communes that a caller may see. */
import { isAgs } from "#domain/ags";
import type { FederalStateCode } from "#domain/federalStates";
import { searchTextMaxLength } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import { type Page, type PageBounds, parsePageSize } from "#server/domain/lists/paging";
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
  type CommuneRange,
  type StoredCommune,
} from "#server/storage/communes/communes";
import { selectCommuneCounts, type StoredCommuneCounts } from "#server/storage/communes/communeCounts";
import { communeCursor, decodeCommuneCursor } from "./communeCursor";
import { scopeOf } from "./communeScope";
import { communeSearchPatterns } from "./communeSearch";
import { requireViewer } from "#server/domain/sessions/sessions";
import { inCatalogueOrder } from "#server/domain/users/users";

/** A commune with its services in catalogue order. */
export type Commune = StoredCommune;

/** The picture of a commune. */
export type Picture = NonNullable<Commune["picture"]>;

/** Filter of the list; `null` and empty lists match all communes. */
export interface CommuneFilter {
  readonly text?: string | null;
  readonly states?: readonly FederalStateCode[] | null;
  readonly services?: readonly string[] | null;
  readonly initial?: string | null;
}

/** Filter, order and bounds of a page. */
export interface CommunePageRequest extends PageBounds {
  readonly filter: CommuneFilter;
  readonly field: CommuneOrderField;
  readonly isDescending: boolean;
}

const servicesMax = 200;

/** Returns a page of the communes the caller may see. Throws bad_request for invalid bounds, cursors and filters. */
export async function listCommunes(ctx: Context, request: CommunePageRequest): Promise<Page<Commune>> {
  const { field, isDescending, first, last } = request;
  const size = parsePageSize(first, last);
  const conditions = conditionsOf(requireViewer(ctx), request.filter);
  const range: CommuneRange = {
    field,
    isDescending,
    after: request.after === null ? null : positionOf(field, request.after),
    before: request.before === null ? null : positionOf(field, request.before),
  };
  const fromEnd = last !== null;
  // Fetch one extra row to detect whether there are more.
  const found = await selectCommunes(ctx.db, conditions, range, { limit: size + 1, fromEnd });
  const hasMore = found.length > size;
  const page = (fromEnd ? found.slice(hasMore ? 1 : 0) : found.slice(0, size)).map(inOrder);
  const beyond = (bounds: Pick<CommuneRange, "after" | "before">) =>
    hasCommunes(ctx.db, conditions, { field, isDescending, ...bounds });
  const start = page[0] ?? range.before;
  const end = page.at(-1) ?? range.after;
  return {
    rows: page.map((commune) => ({ cursor: communeCursor(field, commune), row: commune })),
    hasNext: async () =>
      (!fromEnd && hasMore) || (range.before !== null && beyond({ after: end, before: null })),
    hasPrevious: async () =>
      (fromEnd && hasMore) || (range.after !== null && beyond({ after: null, before: start })),
    totalCount: () => countCommunes(ctx.db, conditions),
  };
}

/** Returns the initials of the communes the caller may see under a filter, ignoring its `initial`. */
export function listInitials(ctx: Context, filter: CommuneFilter): Promise<string[]> {
  return selectInitials(ctx.db, conditionsOf(requireViewer(ctx), { ...filter, initial: null }));
}

/** Returns the record counts of a commune, with only the services the caller may see. Does not check access. */
export function readCommuneCounts(ctx: Context, ags: string): Promise<StoredCommuneCounts> {
  return selectCommuneCounts(ctx.db, ags, scopeOf(requireViewer(ctx)));
}

/** Returns the commune with this AGS, or null if there is none or the caller may not see it. */
export async function findCommune(ctx: Context, ags: string): Promise<Commune | null> {
  if (!isAgs(ags)) return null;
  const commune = await selectCommune(ctx.db, ags, scopeOf(requireViewer(ctx)));
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
  const position = decodeCommuneCursor(field, cursor);
  if (position === null) throw badRequest("Unknown cursor.");
  return position;
}

function inOrder(commune: StoredCommune): Commune {
  return { ...commune, serviceIds: inCatalogueOrder(commune.serviceIds) };
}

function badRequest(detail: string) {
  return failure("bad_request", { detail });
}
