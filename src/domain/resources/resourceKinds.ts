/**
 * Kinds of resources and how they are named. A resource is a YAML document of a kind, identified by the version of its
 * schema, its kind and its id.
 */

/** Kinds of resources, in display order. */
export const resourceTypes = [
  "commune",
  "authenticationProvider",
  "okkomm",
  "paymentProvider",
  "restService",
  "keystore",
  "nfkPortal",
] as const;

export type ResourceType = (typeof resourceTypes)[number];

/** Whether this is a kind of resources. */
export function isResourceType(text: string): text is ResourceType {
  return resourceTypes.some((type) => type === text);
}

/** Kind and version of a schema. */
export interface ResourceKind {
  /** v1, v2, …; the version of the schema, not of the document. */
  readonly version: string;
  readonly type: ResourceType;
}

/** Identifies a resource. */
export interface ResourceKey extends ResourceKind {
  /** See isResourceId; the AGS for a commune. */
  readonly id: string;
}

/** Maximum length of a document. */
export const resourceDocumentMaxLength = 131_072;

/** Maximum number of lines of a document. */
export const resourceLinesMax = 1_000;

/** Maximum length of the comment on a change. */
export const resourceCommentMaxLength = 500;

/** Maximum length of a text that is parsed as a URN. */
export const resourceUrnMaxLength = 500;

/** Maximum number of versions that are kept of a resource, the current one not counted. */
export const resourceVersionsMax = 100;

/** Maximum number of communes of a filter. */
export const resourceFilterCommunesMax = 100;

/** Maximum number of resources of a kind that are offered as targets of references. */
export const resourceTargetsMax = 1_000;

/** Maximum number of resources of an import, and maximum total size of its files in bytes. */
export const resourceImportMax = 500;
export const resourceImportMaxBytes = 20 * 1_048_576;

/** Maximum size of a keystore file in bytes. */
export const keystoreMaxBytes = 65_536;

/** Maximum number of certificates of a keystore that are read. */
export const keystoreCertificatesMax = 50;

/** Days before its expiry from which a certificate counts as expiring soon. */
export const certificateEndsSoonDays = 30;

/**
 * Whether this is an id: 1 to 100 lower-case letters, digits and separators (dots, hyphens and underscores), which must
 * be between other characters. It is part of URLs and file names, so `..`, `/` and capital letters are excluded.
 */
export function isResourceId(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(text);
}

/** The URN of a resource: urn:sm:{version}:{type}:{id}. */
export function resourceUrn({ version, type, id }: ResourceKey): string {
  return `urn:sm:${version}:${type}:${id}`;
}

/**
 * Parses a URN; null if the text is not one. Ignores surrounding spaces and case, since URNs are often pasted from
 * e-mails.
 */
export function parseResourceUrn(text: string): ResourceKey | null {
  const parts = text.trim().slice(0, resourceUrnMaxLength).toLowerCase().split(":");
  const [scheme, namespace, version = "", typeText = "", id = "", ...rest] = parts;
  const type = resourceTypes.find((each) => each.toLowerCase() === typeText);
  if (scheme !== "urn" || namespace !== "sm" || type === undefined || rest.length > 0) return null;
  return /^v\d{1,3}$/.test(version) && isResourceId(id) ? { version, type, id } : null;
}

/** Whether a text looks like a URN of a resource, with at least a part of the id. */
export function isLikeResourceUrn(text: string): boolean {
  return /^\s*urn:[^:\s]*:[^:\s]*:[^:\s]*:\S/i.test(text);
}
