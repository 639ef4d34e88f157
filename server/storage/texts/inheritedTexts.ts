/** Storage of the texts that services deliver to all communes. */
import { sql, type Insertable } from "kysely";
import type { Database } from "#server/storage/database/database";
import type { DB } from "#server/storage/__generated__/tables";

/** Rows of the inherited texts. */
export interface InheritedTextRows {
  readonly keys: readonly Insertable<DB["service_text_key"]>[];
  readonly defaults: readonly Insertable<DB["service_text_default"]>[];
}

/** Setting with the version of the stored texts. */
const versionSetting = "deliveredTexts";

/** Replaces the inherited texts, unless this version is stored. Servers that start together do it once. */
export async function replaceInheritedTexts(
  db: Database,
  rows: InheritedTextRows,
  version: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table service_text_key in exclusive mode`.execute(tx);
    const stored = await tx
      .selectFrom("system_setting")
      .select("value")
      .where("key", "=", versionSetting)
      .executeTakeFirst();
    if (stored?.value === version) return;
    // Defaults go with their keys.
    await tx.deleteFrom("service_text_key").execute();
    for (const table of ["service_text_key", "service_text_default"] as const) {
      const all = table === "service_text_key" ? rows.keys : rows.defaults;
      const columns = Object.keys(all[0] ?? {}).map((column) => sql.ref(column));
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns)})
        select ${sql.join(columns)}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(all)}::json)`.execute(tx);
    }
    // Counts their missing and outdated texts again.
    await sql`update service_texts set languages = languages`.execute(tx);
    const value = JSON.stringify(version);
    await tx
      .insertInto("system_setting")
      .values({ key: versionSetting, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  });
}
