/** The national feedback component of a commune, as described by its nfkPortal resource. */
import { readResource } from "#domain/resources/readResource";
import { textOf } from "#server/domain/resources/credentials";
import { decryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import type { SecretKeys } from "#server/secretKey";
import type { Database } from "#server/storage/database/database";
import { selectResourceFor } from "#server/storage/resources/resourceDocuments";

/** Where the feedback of a commune is delivered. */
export interface FeedbackComponent {
  readonly url: string;
  /** Id of the authority in the component; `null` if not given. */
  readonly organisation: string | null;
  /** Headers that authenticate the call. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the component of a commune, from its own resource or the one for all communes. Returns null if there is none,
 * its address needs a host, or its key cannot be decrypted; nothing may be delivered then.
 */
export async function readFeedbackComponent(
  db: Database,
  secretKeys: SecretKeys,
  ags: string,
): Promise<FeedbackComponent | null> {
  const resource = await selectResourceFor(db, "nfkPortal", ags);
  if (resource === undefined) return null;
  const { value } = readResource(resource, resource.document);
  const url = textOf(value?.["url"]);
  if (url === null || url.startsWith("{host}")) return null;
  const key = decryptResourceSecrets(secretKeys, resource, resource.secrets)["/apiKey"];
  if (key === undefined && "/apiKey" in resource.secrets) return null;
  return {
    url: url.replaceAll("{ags}", ags),
    organisation: textOf(value?.["organisation"]),
    headers: key === undefined ? {} : { "X-Api-Key": key },
  };
}
