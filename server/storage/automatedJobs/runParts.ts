/** Log lines and changes of runs of automated jobs. */
import { sql, type Insertable } from "kysely";
import type { AutomatedJobLogLevel } from "#domain/automatedJobs";
import type { AutomatedJobChange, AutomatedJobLog } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { containsPattern } from "#server/storage/database/textConditions";

/** Rows per insert statement. */
const rowsPerStatement = 1_000;

/** Inserts log lines of runs. */
export async function insertLogs(
  db: Database | Transaction,
  rows: readonly Insertable<AutomatedJobLog>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await db
      .insertInto("automated_job_log")
      .values(rows.slice(at, at + rowsPerStatement))
      .execute();
  }
}

/** Inserts changes of runs. */
export async function insertChanges(
  db: Database | Transaction,
  rows: readonly Insertable<AutomatedJobChange>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto("automated_job_change").values(rows).execute();
}

const logRow = declareRow({
  at: "automated_job_log.at",
  level: "automated_job_log.level",
  message: "automated_job_log.message",
});

/** A log line as selected. */
export type StoredJobLog = RowOf<typeof logRow>;

export const logOrder: KeysetOrder = {
  name: "log",
  keys: [{ column: "l.position", type: "integer" }],
};

/** The log of a run; `search`: null for all lines, `levels`: null for all levels. */
export function logSource(
  runId: string,
  search: string | null,
  levels: readonly AutomatedJobLogLevel[] | null,
): KeysetSource<StoredJobLog> {
  const where = [sql`l.run_id = ${runId}`];
  if (search !== null) where.push(sql`l.message ilike ${containsPattern(search)}`);
  if (levels !== null) where.push(sql`l.level = any(${levels}::text[])`);
  return {
    row: logRow,
    select: sql`l.at, l.level, l.message`,
    from: sql`automated_job_log l`,
    where: sql.join(where, sql` and `),
  };
}

const changeRow = declareRow({
  label: "automated_job_change.label",
  ags: "automated_job_change.commune_ags",
  communeName: text<string | null>(),
  serviceId: "automated_job_change.service_id",
  resource: "automated_job_change.resource",
  userId: "automated_job_change.user_id",
  pid: "automated_job_change.pid",
});

/** A change as selected. */
export type StoredJobChange = RowOf<typeof changeRow>;

export const changeOrder: KeysetOrder = {
  name: "change",
  keys: [{ column: "h.position", type: "integer" }],
};

/** What a run changed. */
export function changeSource(runId: string): KeysetSource<StoredJobChange> {
  return {
    row: changeRow,
    select: sql`h.label, h.commune_ags as ags, c.name as "communeName", h.service_id as "serviceId", h.resource,
      h.user_id as "userId", h.pid`,
    from: sql`automated_job_change h left join commune c on c.ags = h.commune_ags`,
    where: sql`h.run_id = ${runId}`,
  };
}
