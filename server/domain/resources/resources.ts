/** Reads resources: pages, single ones, their uses and their versions. */
import { isAgs } from "#domain/ags";
import { startOfDay } from "#domain/calendarDays";
import type { KeystoreProblemCode } from "#domain/keystores";
import {
  parseResourceUrn,
  resourceTargetsMax,
  resourceTypes,
  resourceUrnMaxLength,
  type ResourceKey,
  type ResourceType,
} from "#domain/resources/resourceKinds";
import { resourceKinds, successorOf } from "#domain/resources/resourceSchemas";
import type { Context } from "#server/context";
import { readPage, type OrderedPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { collapseWhitespace, searchPatterns } from "#server/domain/lists/searchPatterns";
import {
  resourceOrder,
  resourceSource,
  type ResourceConditions,
  type ResourceOrderField,
} from "#server/storage/resources/resourceList";
import {
  selectNearest,
  selectTargets,
  type StoredResourceTarget,
} from "#server/storage/resources/resourceReferences";
import {
  resourceUseOrder,
  resourceUseSource,
  type StoredResourceUse,
} from "#server/storage/resources/resourceUses";
import {
  resourceVersionOrder,
  resourceVersionSource,
  type StoredResourceVersion,
} from "#server/storage/resources/resourceVersions";
import { selectResource, type StoredResource } from "#server/storage/resources/resources";

/** A resource without its secrets. */
export type Resource = StoredResource;

/** Successor of a deprecated resource, whether it exists or not. */
export type ResourceSuccessor = ResourceKey;

/** Something that uses a resource. */
export type ResourceUse = StoredResourceUse;

/** A former version of a resource. */
export type ResourceVersion = StoredResourceVersion;

/** Filter of the list; `null` and empty lists match all resources. */
export interface ResourceFilter {
  readonly text?: string | null;
  readonly types?: readonly ResourceType[] | null;
  readonly communes?: readonly string[] | null;
  readonly isDeprecated?: boolean | null;
  readonly isUsed?: boolean | null;
  /** A day in Europe/Berlin. */
  readonly expiresBefore?: string | null;
}

/** Kinds that have a successor. */
const deprecatedKinds = resourceKinds.filter((kind) => successorOf(kind) !== null);

/** Problems that make a keystore unreadable. */
const unreadable: readonly KeystoreProblemCode[] = [
  "KEYSTORE_UNREADABLE",
  "KEYSTORE_PASSWORD_WRONG",
  "KEYSTORE_TIMEOUT",
];

/** Converts a filter to conditions. Throws bad_request if the text is longer than 100 characters. */
export function parseResourceFilter(filter: ResourceFilter | null | undefined): ResourceConditions {
  const { text, types, communes, isDeprecated = null, isUsed = null, expiresBefore } = filter ?? {};
  return {
    patterns: searchPatterns(text),
    types: types?.length ? [...new Set(types)] : null,
    communes: communes?.length ? communes.filter(isAgs) : null,
    deprecated: isDeprecated === null ? null : { kinds: deprecatedKinds, isDeprecated },
    isUsed,
    expiring: expiresBefore ? { before: startOfDay(expiresBefore), problems: unreadable } : null,
  };
}

/** Lists a page of resources, by default by kind and id. Throws bad_request for invalid bounds and filters. */
export async function listResources(
  { db }: Context,
  filter: ResourceFilter | null | undefined,
  { field, ...page }: OrderedPage<ResourceOrderField>,
): Promise<Page<Resource>> {
  const order = resourceOrder(field ?? "TYPE", page.isDescending);
  return readPage(db, resourceSource(parseResourceFilter(filter)), { ...page, order });
}

/** Default order of the list. */
export const defaultResourceOrder = resourceOrder("TYPE", false);

/** Finds a resource. Returns null if there is none. */
export async function findResource({ db }: Pick<Context, "db">, key: ResourceKey): Promise<Resource | null> {
  return (await selectResource(db, key)) ?? null;
}

/** Result of looking up a text entered as a URN. */
export interface ResourceByUrn {
  readonly resource: Resource | null;
  /** If there is none, the most similar ones. */
  readonly nearest: readonly Resource[];
}

const nearestMax = 5;

/** Finds the resource with a URN, or else those whose URN, id or name is most similar to the text. */
export async function findByUrn({ db }: Context, text: string): Promise<ResourceByUrn> {
  const key = parseResourceUrn(text);
  const resource = key && (await selectResource(db, key));
  if (resource) return { resource, nearest: [] };
  const wanted = collapseWhitespace(text.slice(0, resourceUrnMaxLength));
  return { resource: null, nearest: wanted === "" ? [] : await selectNearest(db, wanted, nearestMax) };
}

/** Lists the resources that documents may reference, by kind and id, at most 1,000 per kind. */
export async function listTargets(
  { db }: Context,
  types: readonly ResourceType[] | null | undefined,
): Promise<readonly StoredResourceTarget[]> {
  return selectTargets(db, types ? [...new Set(types)] : resourceTypes, resourceTargetsMax);
}

/** Lists a page of the uses of a resource. Throws bad_request for invalid bounds. */
export async function listUses(
  { db }: Context,
  key: ResourceKey,
  bounds: PageBounds,
): Promise<Page<ResourceUse>> {
  return readPage(db, resourceUseSource(key), { order: resourceUseOrder, isDescending: false, ...bounds });
}

/** Lists a page of former versions, latest first. Throws bad_request for invalid bounds. */
export async function listVersions(
  { db }: Context,
  key: ResourceKey,
  bounds: PageBounds,
): Promise<Page<ResourceVersion>> {
  const source = resourceVersionSource(key);
  return readPage(db, source, { order: resourceVersionOrder, isDescending: true, ...bounds });
}
