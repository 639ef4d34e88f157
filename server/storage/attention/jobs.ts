/** Scheduled jobs whose latest finished run failed, from the tables of the job queue. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";
import { bool, declareRow } from "#server/storage/database/declaredRow";
import { attentionList, type AttentionList } from "./attentionItems";

const presentRow = declareRow({ isPresent: bool() });

/** Whether the job queue was ever started, so that its tables exist. */
export async function hasJobTables(db: Database): Promise<boolean> {
  const { rows } = await presentRow.sql`
    select to_regclass('pgboss.job') is not null and to_regclass('pgboss.archive') is not null
      and to_regclass('pgboss.schedule') is not null as "isPresent"`.execute(db);
  return rows[0]?.isPresent ?? false;
}

/** The jobs. Finished runs are moved to the archive, and deleted after some days. */
export function failedJobs(): AttentionList {
  const finished = sql`state in ('completed', 'failed') and completed_on is not null`;
  return attentionList("JOB_FAILED", {
    columns: { name: sql`s.name`, since: sql`j.completed_on` },
    figures: { isError: sql`true` },
    from: sql`pgboss.schedule s cross join lateral (
      select f.state, f.completed_on from (
        select state, completed_on from pgboss.job where name = s.name and ${finished}
        union all
        select state, completed_on from pgboss.archive where name = s.name and ${finished}
      ) as f order by f.completed_on desc limit 1
    ) as j`,
    where: sql`j.state = 'failed'`,
    keys: [{ column: "s.name", type: "text" }],
  });
}

/** The list if the job queue was never started. */
export function noJobs(): AttentionList {
  return attentionList("JOB_FAILED", {
    columns: { name: sql`s.name` },
    from: sql`(select ''::text as name) as s`,
    where: sql`false`,
    keys: [{ column: "s.name", type: "text" }],
  });
}
