/** The documents that apply to a commune. */
import { sql } from "kysely";
import type { ResourceType } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";

/**
 * Loads the document of the commune's own resource of this type, or else of the resource shared by all communes.
 * Returns `undefined` if neither exists.
 */
export async function selectResourceFor(
  db: Database | Transaction,
  type: ResourceType,
  ags: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("resource")
    .select("document")
    .where("type", "=", type)
    .where((eb) => eb.or([eb("commune_ags", "=", ags), eb("commune_ags", "is", null)]))
    .orderBy(sql`commune_ags is null`)
    .orderBy("version", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return found?.document;
}
