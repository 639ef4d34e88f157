/** Resources as stored. */
import { sql } from "kysely";
import type { Database, Transaction } from "./database/database";

/** The document of the commune's own resource of this type, else of the one for all communes; undefined: neither. */
export async function selectResourceFor(
  db: Database | Transaction,
  type: string,
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
