/** Tables of processes and of what belongs to them (sections 3 and 4). */
import type { RoleType } from "#domain/permissions";
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import type { ProcessType } from "#domain/retrySchedule";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export type AttemptTrigger = "FIRST" | "SCHEDULE" | "USER" | "UPLOAD";

export type AttemptState = "RUNNING" | "SUCCEEDED" | "FAILED" | "REFUSED" | "INTERRUPTED";

/** What went wrong with an attempt, as it stands on the wire. */
export type AttemptProblem =
  | "TIMEOUT"
  | "CONNECTION_FAILED"
  | "ADDRESS_REFUSED"
  | "TARGET_MISSING"
  | "HTTP_STATUS"
  | "ANSWER_TOO_LARGE"
  | "ANSWER_NOT_JSON"
  | "SERVER_STOPPED";

/** An application and the process that delivers it. */
export interface ProcessTable {
  id: GeneratedAlways<number>;
  pid: string;
  uuid: string;
  definition_key: string;
  form_key: string | null;
  business_key: string | null;
  name: string;
  type: ProcessType;
  commune_ags: string;
  service_id: string;
  status: ProcessStatus;
  record: Generated<ProcessRecord>;
  /** Attempts since the last restart. */
  tries: Generated<number>;
  restarts: Generated<number>;
  /** Attempts over all restarts; the number of the last one. */
  attempt_count: Generated<number>;
  /** Only while the status is an error and the schedule goes on. */
  next_retry_at: Date | null;
  /** Only while a restart waits after an upload. */
  scheduled_restart_at: Date | null;
  scheduled_by_id: string | null;
  scheduled_by_name: string | null;
  scheduled_by_role: RoleType | null;
  /** The next automatic try that comes back when the waiting restart is called off. */
  resume_retry_at: Date | null;
  /** One more with each change of what comes next; a job of the queue with an older number has nothing to do. */
  schedule_number: Generated<number>;
  /** False: what comes next is not in the queue yet, which the queue's sweep mends. */
  is_queued: Generated<boolean>;
  /** Identifier at the payment system, for lists and searches. */
  payment_identifier: string | null;
  /** In lower case, for searches; so is the next. */
  business_key_lower: GeneratedAlways<string | null>;
  payment_identifier_lower: GeneratedAlways<string | null>;
  /** Latest error while the status is one; also the next four. */
  problem: AttemptProblem | null;
  http_status: number | null;
  /** At most 1,000 characters. */
  error_text: string | null;
  error_fingerprint: string | null;
  completed_at: Date | null;
  completed_by_id: string | null;
  completed_by_name: string | null;
  completed_by_role: RoleType | null;
  completion_comment: string | null;
  /** Idempotency key of the intake. */
  intake_key: string | null;
  erased_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  revision: Generated<number>;
}

/** What is erased with a process. */
export interface ProcessContentTable {
  process_id: number;
  variables: ColumnType<unknown, string, string>;
}

/** Payment of an application; amounts in cents. */
export interface ProcessPaymentTable {
  process_id: number;
  completion_type: string;
  completed_at: Date | null;
  identifier: string;
  payment_system: string;
  payment_type: string;
  retries: Generated<number>;
  total_amount: number;
  /** StoredFee[]. */
  fees: ColumnType<unknown, string | undefined, string>;
}

/** A fee as it was charged; amounts in cents. */
export interface StoredFee {
  readonly feeId: string;
  readonly text: string;
  /** Of one, before tax. */
  readonly value: number;
  readonly quantity: number;
  /** Hundredths of a percent. */
  readonly taxRate: number;
  /** With tax. */
  readonly total: number;
}

/** One HTTP POST to the target. */
export interface ProcessAttemptTable {
  id: GeneratedAlways<number>;
  process_id: number;
  /** From 1 over all restarts. */
  number: number;
  restart: number;
  /** schedule_number of the process when it began. */
  schedule_number: number;
  idempotency_key: string;
  trigger: AttemptTrigger;
  state: AttemptState;
  started_at: Date;
  duration_ms: number | null;
  http_status: number | null;
  /** URN of the restService resource; empty: none is set. */
  target: string;
  problem: AttemptProblem | null;
  error_text: string | null;
  error_fingerprint: string | null;
}

/** A file that was added to a process; its bytes stand in parts. */
export interface ProcessFileTable {
  id: Generated<string>;
  process_id: number;
  file_name: string;
  media_type: string;
  byte_size: number;
  uploaded_at: Generated<Date>;
  uploaded_by_id: string | null;
  uploaded_by_name: string;
  uploaded_by_role: RoleType | null;
}

export interface ProcessFilePartTable {
  file_id: string;
  /** From 0. */
  position: number;
  bytes: Uint8Array;
}

/** Settings of services; without a commune: for all that do not say otherwise. */
export interface ServiceSettingTable {
  id: GeneratedAlways<number>;
  commune_ags: string | null;
  service_id: string;
  key: string;
  value: string;
  revision: Generated<number>;
  updated_at: Generated<Date>;
  updated_by_name: string | null;
}
