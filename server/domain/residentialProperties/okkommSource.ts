/** Source from which the residential properties of a commune are fetched. */
import { cutText } from "#domain/cutText";
import { readResource } from "#domain/resources/readResource";
import { textOf } from "#server/domain/resources/credentials";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectResourceFor } from "#server/storage/resources/resourceDocuments";

/** Where the residential properties of a commune are fetched from. */
export interface OkkommSource {
  readonly url: string;
  /** Display name for users; `null` if not given. */
  readonly name: string | null;
}

const nameMaxLength = 200;

/**
 * Returns the OK.KOMM source of a commune: its own resource, or else the one for all communes. `{ags}` in the URL is
 * replaced with the commune's AGS. Returns null if there is no resource or its document has no URL.
 */
export async function readOkkommSource(
  db: Database | Transaction,
  ags: string,
): Promise<OkkommSource | null> {
  const resource = await selectResourceFor(db, "okkomm", ags);
  if (resource === undefined) return null;
  const { value } = readResource(resource, resource.document);
  const url = textOf(value?.["url"]);
  const name = textOf(value?.["name"]);
  return url === null
    ? null
    : { url: url.replaceAll("{ags}", ags), name: name && cutText(name, nameMaxLength) };
}
