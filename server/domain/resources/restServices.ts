/** The restService resources that processes are delivered to. */
import { resourceUrn } from "#domain/resources/resourceKinds";
import type { JsonObject } from "#domain/resources/resourceNodes";
import { readResource } from "#domain/resources/readResource";
import { selectNamedResources, type ServiceOfCommune } from "#server/storage/communes/serviceSettings";
import type { Database, Transaction } from "#server/storage/database/database";
import { credentialsOf, isObject, textOf, type Credentials } from "./credentials";
import { kbaAuthenticationOf, readKbaCallCredentials, type CredentialsContext } from "./kbaCredentials";
import { decryptResourceSecrets } from "./resourceSecrets";

/** Where the processes of a service are delivered. */
export interface RestService extends ServiceOfCommune {
  /** `urn:sm:{version}:restService:{id}`; empty if no resource is set or none has that name. */
  readonly urn: string;
  /** `null` if there is no resource or its document has no URL. */
  readonly url: string | null;
  /**
   * Reads and decrypts the credentials of a call. Returns null if they cannot be decrypted or are incomplete; nothing
   * may be delivered then.
   */
  readonly credentials: (ctx: CredentialsContext) => Promise<Credentials | null>;
}

const type = "restService";

/**
 * Returns the restService resources named by the `rest_service` setting of these services; the commune's setting takes
 * precedence over the system-wide one, and the highest version over others with the same id. Returns one entry per
 * requested service, in the same order. In the URL, `{ags}` and `{service}` are replaced with the commune's AGS and the
 * service id.
 */
export async function readRestServices(
  db: Database | Transaction,
  services: readonly ServiceOfCommune[],
): Promise<RestService[]> {
  const found = await selectNamedResources(db, services, { key: "rest_service", type });
  const byService = new Map(found.map((each) => [keyOf(each), each]));
  const values = new Map<string, JsonObject | null>();
  return services.map(({ communeAgs, serviceId }) => {
    const named = byService.get(keyOf({ communeAgs, serviceId }));
    const { id = "", version = null, document = null, secrets = null } = named ?? {};
    if (version === null || document === null) {
      return { communeAgs, serviceId, urn: "", url: null, credentials: () => Promise.resolve(null) };
    }
    const key = { version, type, id } as const;
    const value = values.get(document) ?? readResource(key, document).value;
    values.set(document, value);
    const url = value && addressOf(value);
    return {
      communeAgs,
      serviceId,
      urn: resourceUrn(key),
      url: url?.replaceAll("{ags}", communeAgs).replaceAll("{service}", serviceId) ?? null,
      async credentials(ctx) {
        if (value === null) return null;
        const kba = kbaAuthenticationOf(value);
        if (kba !== null) return readKbaCallCredentials(ctx, communeAgs, kba.user);
        const decrypted = new Map(Object.entries(decryptResourceSecrets(ctx.secretKeys, key, secrets ?? {})));
        return credentialsOf(value, (pointer) => decrypted.get(pointer) ?? null);
      },
    };
  });
}

function keyOf({ communeAgs, serviceId }: ServiceOfCommune): string {
  return `${communeAgs}/${serviceId}`;
}

/** The URL of a restService: `url` in v1, `endpoint.url` later. `null` if there is none. */
export function addressOf(document: JsonObject): string | null {
  const { url, endpoint } = document;
  return textOf(isObject(endpoint) ? endpoint["url"] : url);
}
