/** What resources say: small documents in YAML that tell the server where others are. */
import { parse } from "yaml";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectResourceFor } from "#server/storage/resources";
import { selectNamedResources, type ServiceOfCommune } from "#server/storage/communes/serviceSettings";

/** Where the residential properties of a commune come from. */
export interface OkkommSource {
  readonly url: string;
  /** As it is called towards users; null: not given. */
  readonly name: string | null;
}

/** Nested YAML is parsed in cubic time: a document of an address and a name needs neither length nor nesting. */
const documentMaxLength = 4_096;
const nestingSignsMax = 32;
const nameMaxLength = 200;

/**
 * The OK.KOMM source of a commune: its own resource, else the one for all. The document is `url` and, if wanted,
 * `name`; `{ags}` in the address stands for the commune. Null: there is none, or its document says no address.
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
    name: content.name === "" ? null : content.name.slice(0, nameMaxLength),
  };
}

/** Where the processes of a service are delivered. */
export interface RestService extends ServiceOfCommune {
  /** `urn:sm:{version}:restService:{id}`; empty: no resource is set, or there is none of that name. */
  readonly urn: string;
  /** Null: none, or the document says no address. */
  readonly url: string | null;
}

const restServiceType = "restService";

/**
 * The restService resources that the setting `rest_service` of these services names, the commune's before the system's;
 * one for each service asked for, in their order. The document is `url`, in which `{ags}` and `{service}` stand for
 * commune and service.
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

/** Address and name that a document says; null: it says no address, or is longer or more nested than it needs to be. */
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
