/** Failed processes grouped by identical error. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";
import {
  declareRow,
  int8,
  text,
  textArray,
  timestamptz,
  type RowOf,
} from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { processConditions, type ProcessConditions } from "./processFilter";
import type { AttemptProblem } from "#domain/processTransitions";

/** Processes whose latest error is the same. */
export type StoredErrorGroup = RowOf<typeof groupRow>;

const groupRow = declareRow({
  fingerprint: text(),
  processCount: int8(),
  /** When the first of them was created. */
  firstAt: timestamptz(),
  /** When the latest of them was updated, mostly by the failed attempt. */
  lastAt: timestamptz(),
  problem: text<AttemptProblem>(),
  httpStatus: "process.http_status",
  /** Database id of the newest process. */
  sampleId: int8(),
  /** Error text of the newest process. */
  errorText: "process.error_text",
  serviceIds: textArray(),
});

/** Orders groups by number of processes. */
export const errorGroupOrder: KeysetOrder = {
  name: "COUNT",
  keys: [
    { column: "g.count", type: "bigint" },
    { column: "g.fingerprint", type: "text" },
  ],
};

/** The error groups of the processes that match the conditions. */
export function errorGroupSource(conditions: ProcessConditions): KeysetSource<StoredErrorGroup> {
  const matching = sql`${processConditions(conditions)} and p.error_fingerprint is not null`;
  return {
    row: groupRow,
    select: sql`
      g.fingerprint, g.count as "processCount", g.first_at as "firstAt", g.last_at as "lastAt",
      g.services as "serviceIds", g.sample_id as "sampleId", p.problem, p.http_status as "httpStatus", p.error_text as "errorText"`,
    from: sql`(
      select p.error_fingerprint as fingerprint, count(*) as count, min(p.created_at) as first_at,
        max(p.updated_at) as last_at, max(p.id) as sample_id, array_agg(distinct p.service_id) as services
      from process p where ${matching} group by p.error_fingerprint
    ) as g join process p on p.id = g.sample_id`,
    where: sql`true`,
  };
}

/** Returns the group of the fingerprint in `conditions`; undefined if no process matches. */
export async function selectErrorGroup(
  db: Database,
  conditions: ProcessConditions,
): Promise<StoredErrorGroup | undefined> {
  const { row, select, from } = errorGroupSource(conditions);
  const { rows } = await row.sql`select ${select} from ${from}`.execute(db);
  return rows[0];
}
