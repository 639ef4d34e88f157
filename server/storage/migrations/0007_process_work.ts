/**
 * Work on processes: case-insensitive search for keys, restart reasons, lists of bulk jobs, and corrected activity
 * types of restarts and archives.
 */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  // Columns, not just expression indexes: the planner has no statistics on an expression with its own collation.
  `alter table process
    add column business_key_lower text collate "C"
      generated always as (lower(business_key collate "de")) stored,
    add column payment_identifier_lower text collate "C"
      generated always as (lower(payment_identifier collate "de")) stored`,
  `drop index process_of_business_key`,
  `drop index process_of_payment`,
  `create index process_of_business_key on process (business_key_lower) where business_key_lower is not null`,
  `create index process_of_payment on process (payment_identifier_lower)
    where payment_identifier_lower is not null`,

  `alter table job add column needs_comment boolean not null default false`,
  `update job set needs_comment = true where kind = 'COMPLETE_PROCESSES'`,

  // Jobs that were only prepared appear in no list.
  `create index job_by_start on job (started_at, id) where started_at is not null`,
  `create index job_of_user_by_start on job (created_by_id, started_at, id) where started_at is not null`,
  // No foreign key: started jobs are never deleted, and entries outlive everything they refer to.
  `alter table activity add column job_id uuid`,

  // Earlier versions logged a reversal under the type of the action that it reversed.
  `update activity set type = 'CANCEL_SCHEDULED_RESTART'
    where type = 'RESTART_PROCESS' and after ? 'scheduledRestartAt'`,
  `update activity set type = 'UNARCHIVE_PROCESS'
    where type = 'ARCHIVE_PROCESS' and after ->> 'record' = 'ACTIVE'`,
];

/** Adds the columns and indexes, and corrects logged activities. */
export const processWork: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
