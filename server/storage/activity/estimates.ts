/** Estimates of how many log entries meet conditions, and the values that decide how they are read. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";
import { declareRow, int8, text } from "#server/storage/database/declaredRow";
import { containsPattern } from "#server/storage/database/textConditions";
import { matches, type ActivityConditions } from "./activityConditions";

/** Latest entries among which the frequency is estimated, and from how many on entries are frequent. */
const sample = { size: 4_000, frequentFrom: 10 };

const countRow = declareRow({ count: int8() });

/** Whether many of the latest entries before the end of the period match. */
export async function areFrequent(db: Database, conditions: ActivityConditions): Promise<boolean> {
  const until = conditions.before === null ? sql`true` : sql`at < ${conditions.before}`;
  const { rows } = await countRow.sql`
    select count(*) as count from (
      select * from activity where ${until} order by at desc, id desc limit ${sql.lit(sample.size)}
    ) as a where ${matches({ ...conditions, actor: null }, [])}`.execute(db);
  return (rows[0]?.count ?? 0) >= sample.frequentFrom;
}

/** The names of actors in a commune that have one of these folded beginnings. */
export async function selectActorNames(
  db: Database,
  commune: string,
  beginnings: readonly string[],
): Promise<readonly string[]> {
  const patterns = beginnings.map((beginning) => containsPattern(`\n${beginning}`));
  // Names repeat in the entries, so fold each once.
  const { rows } = await nameRow.sql`
    with names as materialized (select distinct actor_name as name from activity where commune_ags = ${commune})
    select name from names where E'\n' || search_forms(name) collate "C" like any(${patterns}::text[])`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

const nameRow = declareRow({ name: text() });

/** The words that few of the latest entries before a time have in their labels; all of them if few have all. */
export async function selectRareWords(
  db: Database,
  words: readonly string[],
  before: Date | null,
): Promise<readonly string[]> {
  const { size, frequentFrom } = sample;
  const until = before === null ? sql`true` : sql`at < ${before}`;
  const { rows } = await wordRow.sql`
    with labels as (
      select fold_label(label) collate "C" as label from (
        select label, target_kind from activity where ${until} order by at desc, id desc limit ${sql.lit(size)}
      ) as latest where label <> '' and target_kind <> 'user'
    ), words as (select word, fold_label(word) collate "C" as folded from unnest(${words}::text[]) as word)
    select word, (select count(*) from labels where strpos(label, folded) > 0) as count,
      (select count(*) from labels where not exists (select from words where strpos(label, folded) = 0)) as "countOfAll"
    from words`.execute(db);
  if (rows.some(({ countOfAll }) => countOfAll >= frequentFrom)) return [];
  const rare = rows.filter(({ count }) => count < frequentFrom).map(({ word }) => word);
  return rare.length === 0 ? words : rare;
}

const wordRow = declareRow({ word: text(), count: int8(), countOfAll: int8() });

/** Whether an entry is about the process or resource with this id. */
export async function hasTarget(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("activity")
    .select("id")
    .where("target_id", "=", id)
    .where("target_kind", "in", ["process", "resource"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
