/** Processes as stored and read: one by its id, several by theirs, and pages of those that meet conditions. */
import { sql, type RawBuilder } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import type { ProcessType } from "#domain/retrySchedule";
import type { Database, Transaction } from "./database";
import { prepared } from "./prepared";
import type { AttemptProblem } from "./processTables";

/** Who did something, as stored at that time. */
export interface StoredActor {
  /** Bare id; null: the server itself, or a user who is gone. */
  readonly id: string | null;
  readonly name: string;
  readonly role: RoleType | null;
}

/** A process as lists and details show it; what only details show is read apart. */
export interface StoredProcess {
  readonly id: number;
  readonly pid: string;
  readonly uuid: string;
  readonly key: string;
  readonly formKey: string | null;
  readonly businessKey: string | null;
  readonly name: string;
  readonly type: ProcessType;
  readonly communeAgs: string;
  readonly communeName: string;
  readonly serviceId: string;
  readonly status: ProcessStatus;
  readonly record: ProcessRecord;
  readonly tries: number;
  readonly restarts: number;
  readonly nextRetryAt: Date | null;
  readonly scheduledRestartAt: Date | null;
  /** Who uploaded what the restart waits for; null: none waits. */
  readonly scheduledBy: StoredActor | null;
  readonly paymentIdentifier: string | null;
  readonly problem: AttemptProblem | null;
  readonly httpStatus: number | null;
  readonly errorText: string | null;
  readonly errorFingerprint: string | null;
  readonly completedAt: Date | null;
  readonly completedBy: StoredActor | null;
  readonly completionComment: string | null;
  readonly erasedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
}

/** The columns of a StoredProcess, for the alias p of process. The commune comes by a look-up for each row that is answered. */
export const processColumns: RawBuilder<StoredProcess> = sql<StoredProcess>`
  p.id, p.pid, p.uuid, p.definition_key as key, p.form_key as "formKey", p.business_key as "businessKey", p.name, p.type,
  p.commune_ags as "communeAgs", (select c.name from commune c where c.ags = p.commune_ags) as "communeName",
  p.service_id as "serviceId", p.status, p.record, p.tries, p.restarts, p.next_retry_at as "nextRetryAt",
  p.scheduled_restart_at as "scheduledRestartAt",
  case when p.scheduled_by_name is not null then json_build_object(
    'id', p.scheduled_by_id, 'name', p.scheduled_by_name, 'role', p.scheduled_by_role) end as "scheduledBy",
  p.payment_identifier as "paymentIdentifier", p.problem, p.http_status as "httpStatus", p.error_text as "errorText",
  p.error_fingerprint as "errorFingerprint", p.completed_at as "completedAt",
  case when p.completed_by_name is not null then json_build_object(
    'id', p.completed_by_id, 'name', p.completed_by_name, 'role', p.completed_by_role) end as "completedBy",
  p.completion_comment as "completionComment", p.erased_at as "erasedAt",
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.revision`;

/** The process with this bare id, or with this process id; undefined: none. */
export async function selectProcess(
  db: Database | Transaction,
  key: { readonly id: number } | { readonly pid: string },
): Promise<StoredProcess | undefined> {
  const where = "id" in key ? sql`p.id = ${key.id}` : sql`p.pid = ${key.pid}`;
  const { rows } = await sql<StoredProcess>`${prepared}
    select ${processColumns} from process p where ${where}`.execute(db);
  return rows[0];
}

/** The processes with these bare ids, in their order; those that are gone are left out. */
export async function selectProcesses(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<StoredProcess[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredProcess>`
    select ${processColumns} from process p where p.id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
