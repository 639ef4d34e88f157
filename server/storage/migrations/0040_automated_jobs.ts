/** Runs of automated jobs, with their logs and changes, and pauses of jobs. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table automated_job (
    name text collate "C" primary key,
    planned_until timestamptz,
    paused_at timestamptz,
    paused_until timestamptz,
    pause_note text,
    paused_by_id uuid references user_account (id) on delete set null,
    paused_by_name text,
    paused_by_role text,
    changed_at timestamptz,
    changed_by_name text,
    revision integer not null default 0,
    check ((paused_at is null) = (pause_note is null) and (paused_at is null) = (paused_by_name is null))
  )`,
  `insert into automated_job (name) values ('*')`,
  `create table automated_job_run (
    id uuid primary key,
    job_name text collate "C" not null,
    state text collate "C" not null,
    cause text collate "C" not null,
    due_at timestamptz not null,
    last_due_at timestamptz not null,
    due_count integer not null default 1 check (due_count > 0),
    retry_at timestamptz,
    started_at timestamptz,
    finished_at timestamptz,
    beat_at timestamptz,
    server text,
    attempts integer not null default 0,
    started_by_id uuid references user_account (id) on delete set null,
    started_by_name text,
    started_by_role text,
    figures jsonb not null default '{}',
    failure jsonb,
    note text,
    skip_reason text collate "C",
    handled text[] not null default '{}',
    log_count integer not null default 0,
    change_count integer not null default 0,
    source_run_id uuid
  )`,
  `create unique index automated_job_run_due on automated_job_run (job_name, due_at)
    where cause = 'SCHEDULE' and source_run_id is null`,
  `create unique index automated_job_run_current on automated_job_run (job_name)
    where state in ('WAITING', 'RUNNING') and source_run_id is null`,
  `create unique index automated_job_run_of_source on automated_job_run (source_run_id) where source_run_id is not null`,
  `create index automated_job_run_open on automated_job_run (state) where state in ('WAITING', 'RUNNING')`,
  `create index automated_job_run_latest on automated_job_run (due_at, id)`,
  `create index automated_job_run_of_job on automated_job_run (job_name, due_at, id)`,
  `create index automated_job_run_in_state on automated_job_run (state, due_at, id)`,
  `create index automated_job_run_of_job_in_state on automated_job_run (job_name, state, due_at, id)`,
  `create table automated_job_log (
    run_id uuid not null references automated_job_run (id) on delete cascade,
    position integer not null,
    at timestamptz not null,
    level text collate "C" not null,
    message text not null,
    primary key (run_id, position)
  )`,
  `create table automated_job_change (
    run_id uuid not null references automated_job_run (id) on delete cascade,
    position integer not null,
    commune_ags text collate "C",
    service_id text collate "C",
    resource text,
    user_id uuid,
    pid text,
    label text not null,
    primary key (run_id, position)
  )`,
  `create index run_begun on run (kind, begins_at) where begins_at is not null`,

  `comment on table automated_job is 'State of the schedule and of the pause of a job; *: of all jobs'`,
  `comment on column automated_job.planned_until is 'Due times up to here have rows; null: it was never planned.'`,
  `comment on column automated_job.paused_until is 'Null: until it is resumed'`,
  `comment on table automated_job_run is 'Run of an automated job, also one that did not happen'`,
  `comment on column automated_job_run.last_due_at is 'Latest due time that the row covers'`,
  `comment on column automated_job_run.due_count is 'Due times in a row that it covers, if it did not happen'`,
  `comment on column automated_job_run.retry_at is 'Earliest time of the next attempt'`,
  `comment on column automated_job_run.beat_at is 'Last heartbeat of the server that runs it'`,
  `comment on column automated_job_run.started_by_name is 'Null: the system'`,
  `comment on column automated_job_run.figures is 'Numbers by name'`,
  `comment on column automated_job_run.failure is 'Code and params of an error'`,
  `comment on column automated_job_run.note is 'Note of the pause'`,
  `comment on column automated_job_run.handled is 'Keys of things that earlier attempts have handled'`,
  `comment on column automated_job_run.source_run_id is 'Scheduled switch of services that it reports; kept when that is deleted'`,
];

/** Adds the tables. */
export const automatedJobs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
