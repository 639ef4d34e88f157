/** The communes with a service of the catalogue. */
import type { FederalStateCode } from "#domain/federalStates";
import type { Context } from "#server/context";
import { communeSearchPatterns } from "#server/domain/communes/communeSearch";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { requireSearchText } from "#server/domain/lists/searchPatterns";
import {
  selectServiceContent,
  serviceCommuneOrder,
  serviceCommuneSource,
  type ServiceCommuneState,
  type ServiceContentKind,
  type StoredServiceCommune,
  type StoredServiceContent,
} from "#server/storage/services/serviceCommunes";
import { recentDays } from "./serviceCatalogue";

/** A commune with a service. */
export interface ServiceCommune extends StoredServiceCommune, StoredServiceContent {
  readonly serviceId: string;
}

/** Which communes to list; null and empty lists: all. */
export interface ServiceCommuneFilter {
  readonly text?: string | null;
  readonly federalStates?: readonly FederalStateCode[] | null;
  readonly states?: readonly ServiceCommuneState[] | null;
  /** Communes with their own version of any of these. */
  readonly ownContent?: readonly ServiceContentKind[] | null;
}

/** Lists a page of the communes with a service, by name. Throws bad_request for invalid bounds and texts. */
export async function listServiceCommunes(
  { db, now }: Pick<Context, "db" | "now">,
  serviceId: string,
  { text, ...filter }: ServiceCommuneFilter,
  bounds: PageBounds,
): Promise<Page<ServiceCommune>> {
  const source = serviceCommuneSource({
    serviceId,
    patterns: given(communeSearchPatterns(requireSearchText(text))),
    federalStates: given(filter.federalStates),
    states: given(filter.states),
    ownContent: given(filter.ownContent),
  });
  const page = await readPage(db, source, { order: serviceCommuneOrder, isDescending: false, ...bounds });
  const found = page.rows.map(({ row }) => row.ags);
  const content = await selectServiceContent(db, serviceId, found, recentDays(now()));
  const byAgs = new Map(content.map((row) => [row.ags, row]));
  const rows = page.rows.flatMap(({ cursor, row }) => {
    const own = byAgs.get(row.ags);
    return own ? { cursor, row: { serviceId, ...row, ...own } } : [];
  });
  return { ...page, rows };
}

function given<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  return values?.length ? values : null;
}
