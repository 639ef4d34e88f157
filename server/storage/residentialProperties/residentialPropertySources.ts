/** Sources of the residential properties of communes, as stored. */
import type { Database, Transaction } from "#server/storage/database/database";

/** The source of a commune. */
export interface StoredSource {
  readonly source: "FILE_UPLOAD" | "OKKOMM_IMPORT";
  readonly mode: "MANUAL" | "AUTOMATIC";
  readonly lastUpdatedAt: Date | null;
  /** Error code and params; `null` if the latest update did not fail. */
  readonly lastFailure: unknown;
  /** 0 if never saved. */
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedByName: string | null;
}

const columns = [
  "source",
  "mode",
  "last_updated_at as lastUpdatedAt",
  "last_failure as lastFailure",
  "revision",
  "updated_at as updatedAt",
  "updated_by_name as updatedByName",
] as const;

/** Returns the source of the commune; undefined if none has been stored. */
export function selectSource(db: Database, ags: string): Promise<StoredSource | undefined> {
  return db
    .selectFrom("residential_property_source")
    .select(columns)
    .where("commune_ags", "=", ags)
    .executeTakeFirst();
}

/** Locks the source of a commune until the transaction ends. Creates it if it is missing. */
export async function lockSource(tx: Transaction, ags: string): Promise<StoredSource> {
  await ensureSource(tx, ags);
  return tx
    .selectFrom("residential_property_source")
    .select(columns)
    .where("commune_ags", "=", ags)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Updates source and mode, and increments the revision. */
export async function updateSource(
  tx: Transaction,
  ags: string,
  values: Pick<StoredSource, "source" | "mode">,
  saved: { readonly at: Date; readonly byName: string },
): Promise<void> {
  await tx
    .updateTable("residential_property_source")
    .set(({ eb }) => ({
      ...values,
      revision: eb("revision", "+", 1),
      updated_at: saved.at,
      updated_by_name: saved.byName,
    }))
    .where("commune_ags", "=", ags)
    .execute();
}

/** Returns the AGS of all communes whose properties are updated automatically, in ascending order. */
export async function selectAutomaticCommunes(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("residential_property_source")
    .select("commune_ags")
    .where("mode", "=", "AUTOMATIC")
    .orderBy("commune_ags")
    .execute();
  return rows.map((row) => row.commune_ags);
}

async function ensureSource(tx: Transaction, ags: string): Promise<void> {
  await tx
    .insertInto("residential_property_source")
    .values({ commune_ags: ags, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
