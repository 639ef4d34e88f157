/** Processes that nothing but a person moves on, as needsAttention of the domain says. */
import { sql, type RawBuilder } from "kysely";
import { triesMax } from "#domain/retrySchedule";
import type { Database } from "./database";

/** How many there are, counted up to `max`. */
export async function countNeedingAttention(db: Database, max: number): Promise<number> {
  const { rows } = await attentionQuery(max).execute(db);
  return rows[0]?.count ?? 0;
}

/** The statement of countNeedingAttention; its conditions are those of the index, with literals in place of parameters. */
export function attentionQuery(max: number): RawBuilder<{ readonly count: number }> {
  return sql<{ readonly count: number }>`
    select count(*) as count from (
      select from process p
      where p.record = 'ACTIVE' and (p.status = 'ERROR_WITHOUT_RETRY'
        or (p.status = 'ERROR' and (p.type = 'SYNCHRONOUS' or p.tries >= ${sql.lit(triesMax)})))
      limit ${sql.lit(max)}) as found`;
}
