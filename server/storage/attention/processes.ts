/** The largest groups of active processes that failed with the same error. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";
import { declareRow, text, type RowOf } from "#server/storage/database/declaredRow";

/** A group. Its figures are those of the list of its processes. */
export type LargeErrorGroup = RowOf<typeof groupRow>;

const groupRow = declareRow({
  fingerprint: text(),
  httpStatus: "process.http_status",
  /** Error text of the newest process. */
  errorText: "process.error_text",
});

/** Must match the predicate of the partial index, hence literals instead of parameters. */
const isFailed = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column("record")} = 'ACTIVE' and ${column("status")} in ('ERROR', 'ERROR_WITHOUT_RETRY')
    and ${column("error_fingerprint")} is not null`;
};

/** Returns the groups with at least `minimum` processes, the largest first. */
export async function selectLargestGroups(
  db: Database,
  minimum: number,
  limit: number,
): Promise<readonly LargeErrorGroup[]> {
  const { rows } = await groupRow.sql`
    select g.fingerprint, newest.http_status as "httpStatus", newest.error_text as "errorText"
    from (
      select p.error_fingerprint as fingerprint, count(*) as count from process p where ${isFailed("p")}
      group by p.error_fingerprint having count(*) >= ${minimum}
      order by count(*) desc, p.error_fingerprint desc limit ${limit}
    ) as g cross join lateral (
      select n.http_status, n.error_text from process n
      where ${isFailed("n")} and n.error_fingerprint = g.fingerprint
      order by n.created_at desc, n.id desc limit 1
    ) as newest
    order by g.count desc, g.fingerprint desc`.execute(db);
  return rows;
}
