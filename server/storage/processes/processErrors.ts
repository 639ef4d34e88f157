/** Failed processes by identical error. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { processConditions, type ProcessConditions } from "./processFilter";
import type { AttemptProblem } from "#server/storage/processes/processAttempts";

/** Processes whose latest error is the same. */
export interface StoredErrorGroup {
  readonly fingerprint: string;
  readonly processCount: number;
  /** When the earliest of them was created. */
  readonly firstAt: Date;
  /** When the latest of them was saved, mostly by the attempt that failed. */
  readonly lastAt: Date;
  readonly problem: AttemptProblem;
  readonly httpStatus: number | null;
  /** Of the latest one. */
  readonly errorText: string | null;
  readonly serviceIds: readonly string[];
}

/** By number of processes. */
export const errorGroupOrder: KeysetOrder = {
  name: "COUNT",
  keys: [
    { column: "g.count", type: "bigint" },
    { column: "g.fingerprint", type: "text" },
  ],
};

/** The groups of the processes that meet the conditions. */
export function errorGroupSource(conditions: ProcessConditions): KeysetSource<StoredErrorGroup> {
  const matching = sql`${processConditions(conditions)} and p.error_fingerprint is not null`;
  return {
    select: sql<StoredErrorGroup>`
      g.fingerprint, g.count as "processCount", g.first_at as "firstAt", g.last_at as "lastAt",
      g.services as "serviceIds", p.problem, p.http_status as "httpStatus", p.error_text as "errorText"`,
    from: sql`(
      select p.error_fingerprint as fingerprint, count(*) as count, min(p.created_at) as first_at,
        max(p.updated_at) as last_at, max(p.id) as sample_id, array_agg(distinct p.service_id) as services
      from process p where ${matching} group by p.error_fingerprint
    ) as g join process p on p.id = g.sample_id`,
    where: sql`true`,
  };
}

/** The group with this fingerprint under the conditions; undefined: no process has it. */
export async function selectErrorGroup(
  db: Database,
  conditions: ProcessConditions,
): Promise<StoredErrorGroup | undefined> {
  const { select, from } = errorGroupSource(conditions);
  const { rows } = await sql<StoredErrorGroup>`select ${select} from ${from}`.execute(db);
  return rows[0];
}
