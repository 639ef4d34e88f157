/** The services of the catalogue, and how communes use them. */
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { searchForms } from "#domain/searchText";
import type { ServiceCapability } from "#domain/serviceCapabilities";
import { findService, serviceCatalogue, type Service } from "#domain/serviceCatalogue";
import type { ServiceGroup } from "#domain/serviceGroups";
import { shortPeriodDays, type DaySpan } from "#domain/statistics/periods";
import type { Context } from "#server/context";
import { readListPage } from "#server/domain/lists/listPage";
import type { Page, PageBounds } from "#server/domain/lists/paging";
import { requireSearchText } from "#server/domain/lists/searchPatterns";
import { selectServiceUse, type StoredServiceUse } from "#server/storage/services/serviceUse";

/** Whether the communes that offer a service have it enabled. */
export type ServiceState = "ENABLED" | "PARTLY_ENABLED" | "DISABLED" | "NOT_OFFERED";

/** A service of the catalogue and its use. */
export interface CatalogueService extends Service, Omit<StoredServiceUse, "serviceId"> {
  readonly state: ServiceState;
}

/** Which services to list; null and empty lists: all. */
export interface ServiceFilter {
  readonly text?: string | null;
  readonly groups?: readonly ServiceGroup[] | null;
  /** All of them. */
  readonly capabilities?: readonly ServiceCapability[] | null;
  readonly states?: readonly ServiceState[] | null;
  readonly isOffered?: boolean | null;
  /** Whether communes will offer it once they are initialized. */
  readonly isAwaited?: boolean | null;
}

const compareGerman = new Intl.Collator("de").compare;
const compareEnglish = new Intl.Collator("en").compare;

/** Orders of the services. Without a difference, the order of the catalogue remains. */
const orders = {
  GROUP: () => 0,
  NAME_DE: (one, other) => compareGerman(one.name.de, other.name.de),
  NAME_EN: (one, other) => compareEnglish(one.name.en, other.name.en),
  COMMUNE_COUNT: (one, other) => one.communeCount - other.communeCount,
  ENABLED_COUNT: (one, other) => one.enabledCount - other.enabledCount,
  APPLICATION_COUNT: (one, other) => one.applicationCount - other.applicationCount,
} as const satisfies Readonly<Record<string, (one: CatalogueService, other: CatalogueService) => number>>;

/** Order of the services. */
export interface ServiceOrder {
  readonly field: keyof typeof orders;
  readonly direction: "ASC" | "DESC";
}

/** The days whose applications are counted as recent: those of the shortest period of the statistics. */
export function recentDays(now: Date): DaySpan {
  const today = calendarDayOf(now);
  return { from: addDays(today, 1 - shortPeriodDays), to: today };
}

/** Lists a page of the catalogue. Throws bad_request for invalid bounds and texts. */
export async function listServices(
  ctx: Pick<Context, "db" | "now">,
  filter: ServiceFilter,
  { field, direction }: ServiceOrder,
  bounds: PageBounds,
): Promise<Page<CatalogueService>> {
  const matches = matcherOf(filter);
  const sorted = (await readServices(ctx, serviceCatalogue)).toSorted(orders[field]);
  const rows = direction === "DESC" ? sorted.toReversed() : sorted;
  return readListPage({ rows, order: field, matches }, bounds);
}

/** Returns a service of the catalogue; null if there is none. */
export async function findCatalogueService(
  ctx: Pick<Context, "db" | "now">,
  serviceId: string,
): Promise<CatalogueService | null> {
  const service = findService(serviceId);
  return service ? ((await readServices(ctx, [service]))[0] ?? null) : null;
}

async function readServices(
  { db, now }: Pick<Context, "db" | "now">,
  services: readonly Service[],
): Promise<readonly CatalogueService[]> {
  const stored = await selectServiceUse(
    db,
    services.map(({ id }) => id),
    recentDays(now()),
  );
  const byId = new Map(stored.map(({ serviceId, ...use }) => [serviceId, use]));
  return services.flatMap((service) => {
    const use = byId.get(service.id);
    return use ? { ...service, ...use, state: stateOf(use) } : [];
  });
}

type Counts = Pick<StoredServiceUse, "communeCount" | "enabledCount">;

function stateOf({ communeCount, enabledCount }: Counts): ServiceState {
  if (communeCount === 0) return "NOT_OFFERED";
  if (enabledCount === 0) return "DISABLED";
  return enabledCount === communeCount ? "ENABLED" : "PARTLY_ENABLED";
}

function matcherOf(filter: ServiceFilter): (service: CatalogueService) => boolean {
  const { groups, capabilities, states, isOffered = null, isAwaited = null } = filter;
  const wanted = searchForms(requireSearchText(filter.text)).filter((form) => form !== "");
  const isFound = ({ id, name }: Service) => {
    const forms = [id, name.de, name.en].flatMap(searchForms);
    return wanted.some((text) => forms.some((form) => form.includes(text)));
  };
  return (service) =>
    (wanted.length === 0 || isFound(service)) &&
    (!groups?.length || groups.includes(service.group)) &&
    (capabilities ?? []).every((capability) => service.capabilities.includes(capability)) &&
    (!states?.length || states.includes(service.state)) &&
    (isOffered === null || isOffered === service.communeCount > 0) &&
    (isAwaited === null || isAwaited === service.waitingCount > 0);
}
