/** Reads resources: small YAML documents that tell the server the URLs of external services. */
import { parse } from "yaml";
import { cutText } from "#domain/cutText";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectResourceFor } from "#server/storage/resources/resourceDocuments";
import { selectNamedResources, type ServiceOfCommune } from "#server/storage/communes/serviceSettings";

/** Where the residential properties of a commune are fetched from. */
export interface OkkommSource {
  readonly url: string;
  /** Display name for users; `null` if not given. */
  readonly name: string | null;
}

/** Parsing nested YAML takes cubic time, and a document with a URL and a name needs neither length nor nesting. */
const documentMaxLength = 4_096;
const nestingSignsMax = 32;
const nameMaxLength = 200;

/**
 * Returns the OK.KOMM source of a commune: its own resource, or else the one for all communes. The document contains
 * `url` and optionally `name`; `{ags}` in the URL is replaced with the commune's AGS. Returns null if there is no
 * resource or its document has no URL.
 */
export async function readOkkommSource(
  db: Database | Transaction,
  ags: string,
): Promise<OkkommSource | null> {
  const document = await selectResourceFor(db, "okkomm", ags);
  const content = document === undefined ? null : readAddress(document);
  if (content === null) return null;
  return {
    url: content.url.replaceAll("{ags}", ags),
    name: content.name === "" ? null : cutText(content.name, nameMaxLength),
  };
}

/** Where the processes of a service are delivered. */
export interface RestService extends ServiceOfCommune {
  /** `urn:sm:{version}:restService:{id}`; empty if no resource is set or none has that name. */
  readonly urn: string;
  /** `null` if there is no resource or its document has no URL. */
  readonly url: string | null;
}

const restServiceType = "restService";

/**
 * Returns the restService resources named by the `rest_service` setting of these services; the commune's setting takes
 * precedence over the system-wide one. Returns one entry per requested service, in the same order. The document
 * contains `url`, in which `{ags}` and `{service}` are replaced with the commune's AGS and the service id.
 */
export async function readRestServices(
  db: Database | Transaction,
  services: readonly ServiceOfCommune[],
): Promise<RestService[]> {
  const found = await selectNamedResources(db, services, { key: "rest_service", type: restServiceType });
  const byService = new Map(found.map((each) => [keyOf(each), each]));
  return services.map(({ communeAgs, serviceId }) => {
    const {
      id = "",
      version = null,
      document = null,
    } = byService.get(keyOf({ communeAgs, serviceId })) ?? {};
    if (version === null || document === null) return { communeAgs, serviceId, urn: "", url: null };
    const url = readAddress(document)?.url ?? null;
    return {
      communeAgs,
      serviceId,
      urn: `urn:sm:${version}:${restServiceType}:${id}`,
      url: url?.replaceAll("{ags}", communeAgs).replaceAll("{service}", serviceId) ?? null,
    };
  });
}

function keyOf({ communeAgs, serviceId }: ServiceOfCommune): string {
  return `${communeAgs}/${serviceId}`;
}

/** Parses the URL and name of a document. Returns null if it has no URL, or is too long or too deeply nested. */
export function readAddress(document: string): { readonly url: string; readonly name: string } | null {
  const content = readDocument(document);
  if (typeof content !== "object" || content === null || !("url" in content)) return null;
  if (typeof content.url !== "string" || content.url.trim() === "") return null;
  const name = "name" in content && typeof content.name === "string" ? content.name.trim() : "";
  return { url: content.url.trim(), name };
}

function readDocument(text: string): unknown {
  if (text.length > documentMaxLength || [...text.matchAll(/[[{?]/g)].length > nestingSignsMax) return null;
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch {
    return null;
  }
}
