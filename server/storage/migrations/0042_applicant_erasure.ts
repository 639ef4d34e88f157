/** Erasure of applicants' data: end of processes, holds, and a proof for each run. */
import { sql, type Kysely, type Migration } from "kysely";

// As hasEnded in src/domain/erasure.ts.
const isEnded = (row: string) =>
  `(${row}.record <> 'ACTIVE' or ${row}.status in ('SUCCESS', 'SUCCESS_MANUAL', 'FINALLY_TERMINATED'))`;

const statements: readonly string[] = [
  `create table applicant_erasure (
    id uuid primary key default gen_random_uuid(),
    job_run_id uuid unique,
    day date not null,
    default_days integer not null,
    process_count integer not null default 0,
    first_ended_at timestamptz,
    last_ended_at timestamptz,
    sha256 text collate "C",
    started_at timestamptz not null,
    finished_at timestamptz,
    check ((finished_at is null) = (sha256 is null))
  )`,
  // One after the other: an interrupted run is continued by the next one.
  `create unique index applicant_erasure_open on applicant_erasure ((finished_at is null)) where finished_at is null`,
  `create index applicant_erasure_by_start on applicant_erasure (started_at, id)`,
  `create table applicant_erasure_part (
    erasure_id uuid not null references applicant_erasure (id),
    service_id text collate "C" not null,
    days integer not null,
    process_count integer not null,
    first_ended_at timestamptz not null,
    last_ended_at timestamptz not null,
    primary key (erasure_id, service_id, days)
  )`,
  `create table process_erasure_hold (
    process_id bigint primary key references process (id) on delete cascade,
    reason text not null,
    until date,
    held_at timestamptz not null,
    held_by_id uuid references user_account (id) on delete set null,
    held_by_name text not null,
    held_by_role text check (held_by_role in ('MEMBER', 'SUPPORT', 'ADMIN'))
  )`,
  `create index process_erasure_hold_held_by on process_erasure_hold (held_by_id) where held_by_id is not null`,

  `alter table process
    add column ended_at timestamptz,
    add column erasure_held_until date,
    add column erasure_id uuid references applicant_erasure (id)`,
  // The sums do not depend on the new column; their triggers would collect all rows twice.
  `alter table process disable trigger statistics_updated`,
  `update process set ended_at = coalesce(succeeded_at, updated_at) where ${isEnded("process")}`,
  `alter table process enable trigger statistics_updated`,
  `create function set_process_end() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      new.ended_at := coalesce(new.ended_at, new.succeeded_at, new.updated_at);
    else
      new.ended_at := case when ${isEnded("new")} then coalesce(old.ended_at, new.updated_at) end;
    end if;
    return new;
  end $$`,
  `create trigger process_end_on_insert before insert on process
    for each row when ${isEnded("new")} execute function set_process_end()`,
  `create trigger process_end_on_update before update on process
    for each row when ((new.status, new.record) is distinct from (old.status, old.record))
    execute function set_process_end()`,

  `create index process_erasable on process (service_id, commune_ags, ended_at, id) include (erasure_held_until)
    where ended_at is not null and erased_at is null`,
  `create index process_erasure_held on process (record, created_at, id) where erasure_held_until is not null`,
  `create index process_of_erasure on process (erasure_id, pid) where erasure_id is not null`,

  `comment on column process.ended_at is 'When it succeeded, was completed, cancelled or put away; null: it has not ended.'`,
  `comment on column process.erasure_held_until is
    'Last day of the hold in process_erasure_hold, 9999-12-31 without an end; null: no hold. In this row, so that it is locked with it.'`,
  `comment on column process.erasure_id is 'The run that erased the data after the period; null: another way, or not erased.'`,
  `comment on table applicant_erasure is 'Proof of a run that erased applicants'' data; kept for good.'`,
  `comment on column applicant_erasure.job_run_id is 'Run of the automated job; no foreign key, since runs are not kept for good.'`,
  `comment on column applicant_erasure.day is 'The day in Europe/Berlin on which the periods had to be over.'`,
  `comment on column applicant_erasure.sha256 is
    'Over the process ids (pid) in byte order, each followed by a line feed; null: not finished.'`,
  `comment on table applicant_erasure_part is 'What a run erased, by service and period in days.'`,
  `comment on table process_erasure_hold is 'Processes whose data is not erased; also kept when the hold is over, until it is released.'`,
];

/** Adds the tables and columns, and computes the end of the stored processes. */
export const applicantErasure: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
