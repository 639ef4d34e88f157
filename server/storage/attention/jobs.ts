/** Automated jobs whose latest run failed. */
import { sql } from "kysely";
import { automatedJobNames } from "#domain/automatedJobs";
import { attentionList, type AttentionList } from "./attentionItems";

/** The jobs. Runs that did not happen, and the current one, do not count. */
export function failedJobs(): AttentionList {
  const ended = sql`r.state in ('SUCCEEDED', 'PARTLY_FAILED', 'FAILED')`;
  return attentionList("JOB_FAILED", {
    columns: { name: sql`j.name`, since: sql`l.finished_at` },
    figures: { isError: sql`true` },
    from: sql`unnest(${[...automatedJobNames]}::text[]) as j (name) cross join lateral (
      select r.state, r.finished_at from automated_job_run r
      where r.job_name = j.name and ${ended}
      order by r.due_at desc, r.id desc limit 1
    ) as l`,
    where: sql`l.state = 'FAILED'`,
    keys: [{ column: "j.name", type: "text" }],
  });
}
