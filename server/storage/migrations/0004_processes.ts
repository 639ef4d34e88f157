/** Processes with their dependent data, bulk jobs, saved views and settings of services. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  // Holds only the columns that lists need, to keep rows narrow. Data of the detail view is in separate tables.
  `create table process (
    id bigint generated always as identity primary key,
    pid text collate "C" not null unique,
    uuid text collate "C" not null unique,
    definition_key text not null,
    form_key text,
    business_key text collate "C",
    name text not null,
    type text not null check (type in ('SYNCHRONOUS', 'ASYNCHRONOUS')),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    service_id text not null,
    status text not null check (status in (
      'UNKNOWN', 'SUCCESS', 'SUCCESS_MANUAL', 'IN_PROGRESS', 'ERROR', 'ERROR_WITHOUT_RETRY', 'FINALLY_TERMINATED')),
    record text not null default 'ACTIVE' check (record in ('ACTIVE', 'ARCHIVED', 'DELETED')),
    tries integer not null default 0,
    restarts integer not null default 0,
    attempt_count integer not null default 0,
    next_retry_at timestamptz,
    scheduled_restart_at timestamptz,
    scheduled_by_id uuid references user_account (id) on delete set null,
    scheduled_by_name text,
    scheduled_by_role text,
    resume_retry_at timestamptz,
    schedule_number integer not null default 0,
    is_queued boolean not null default true,
    payment_identifier text collate "C",
    problem text,
    http_status integer,
    error_text text,
    error_fingerprint text collate "C",
    completed_at timestamptz,
    completed_by_id uuid references user_account (id) on delete set null,
    completed_by_name text,
    completed_by_role text,
    completion_comment text,
    intake_key text collate "C" unique,
    erased_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    revision integer not null default 1
  )`,
  // A list filters by one value of `record`, mostly ACTIVE. A list of several values is merged from one scan each.
  `create index process_by_creation on process (record, created_at, id)`,
  `create index process_by_update on process (record, updated_at, id)`,
  `create index process_by_tries on process (record, tries, id)`,
  // Processes without a next try come last in both directions, see processOrder.
  `create index process_by_next_retry on process (
    record, coalesce(next_retry_at, timestamptz '9999-01-01 00:00:00+00'), id)`,
  `create index process_by_latest_retry on process (
    record, coalesce(next_retry_at, timestamptz '1970-01-01 00:00:00+00'), id)`,
  `create index process_of_tries on process (record, tries, created_at, id)`,
  `create index process_of_status on process (record, status, created_at, id)`,
  `create index process_of_commune on process (record, commune_ags, created_at, id)`,
  `create index process_of_service on process (record, service_id, created_at, id)`,
  `create index process_of_commune_service on process (commune_ags, service_id, created_at, id)`,
  `create index process_of_type on process (record, type, created_at, id)`,
  `create index process_of_error on process (record, error_fingerprint, created_at, id)
    include (updated_at, service_id) where error_fingerprint is not null`,
  `create index process_failed on process (record, created_at, id) where error_text is not null`,
  `create index process_with_error_text on process using gin (error_text gin_trgm_ops) where error_text is not null`,
  `create index process_of_business_key on process (business_key) where business_key is not null`,
  `create index process_of_payment on process (payment_identifier) where payment_identifier is not null`,
  `create index process_unqueued on process (id) where not is_queued`,
  `create index process_scheduled_by on process (scheduled_by_id) where scheduled_by_id is not null`,
  `create index process_completed_by on process (completed_by_id) where completed_by_id is not null`,

  `create table process_content (
    process_id bigint primary key references process (id) on delete cascade,
    variables jsonb not null
  )`,

  `create table process_payment (
    process_id bigint primary key references process (id) on delete cascade,
    completion_type text not null,
    completed_at timestamptz,
    identifier text collate "C" not null,
    payment_system text not null,
    payment_type text not null,
    retries integer not null default 0,
    total_amount bigint not null,
    fees jsonb not null default '[]'
  )`,

  `create table process_attempt (
    id bigint generated always as identity primary key,
    process_id bigint not null references process (id) on delete cascade,
    number integer not null,
    restart integer not null,
    schedule_number integer not null,
    idempotency_key text not null,
    trigger text not null check (trigger in ('FIRST', 'SCHEDULE', 'USER', 'UPLOAD')),
    state text not null check (state in ('RUNNING', 'SUCCEEDED', 'FAILED', 'REFUSED', 'INTERRUPTED')),
    started_at timestamptz not null,
    duration_ms integer,
    http_status integer,
    target text not null,
    problem text,
    error_text text,
    error_fingerprint text collate "C",
    unique (process_id, number)
  )`,
  `create index process_attempt_running on process_attempt (started_at) where state = 'RUNNING'`,

  `create table process_file (
    id uuid primary key default gen_random_uuid(),
    process_id bigint not null references process (id) on delete cascade,
    file_name text not null,
    media_type text not null,
    byte_size integer not null,
    uploaded_at timestamptz not null default now(),
    uploaded_by_id uuid references user_account (id) on delete set null,
    uploaded_by_name text not null,
    uploaded_by_role text
  )`,
  `create index process_file_of_process on process_file (process_id, uploaded_at, id)`,
  `create index process_file_uploaded_by on process_file (uploaded_by_id) where uploaded_by_id is not null`,
  `create table process_file_part (
    file_id uuid not null references process_file (id) on delete cascade,
    position integer not null,
    bytes bytea not null,
    primary key (file_id, position)
  )`,

  `create table job (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    state text not null check (state in ('PREPARED', 'RUNNING', 'FINISHED', 'CANCELLED', 'FAILED', 'EXPIRED')),
    comment text,
    total integer not null,
    succeeded integer not null default 0,
    failed integer not null default 0,
    skipped integer not null default 0,
    forecast jsonb not null default '[]',
    retry_of_id uuid references job (id) on delete set null,
    failure jsonb,
    created_by_id uuid references user_account (id) on delete set null,
    created_by_name text not null,
    created_by_role text,
    created_at timestamptz not null default now(),
    begins_at timestamptz,
    started_at timestamptz,
    finished_at timestamptz,
    expires_at timestamptz not null,
    beat_at timestamptz not null default now(),
    revision integer not null default 1
  )`,
  `create index job_created_by on job (created_by_id) where created_by_id is not null`,
  `create index job_retry_of on job (retry_of_id) where retry_of_id is not null`,
  `create index job_open on job (expires_at) where state in ('PREPARED', 'EXPIRED')`,
  `create index job_running on job (beat_at) where state = 'RUNNING'`,
  `create table job_item (
    id bigint generated always as identity primary key,
    job_id uuid not null references job (id) on delete cascade,
    position integer not null,
    process_id bigint references process (id) on delete set null,
    label text not null,
    expected_revision integer not null,
    state text not null default 'WAITING'
      check (state in ('WAITING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'SKIPPED')),
    error_code text,
    error_params jsonb not null default '{}',
    finished_at timestamptz,
    unique (job_id, position)
  )`,
  `create index job_item_waiting on job_item (job_id, position) where state = 'WAITING'`,
  `create index job_item_by_state on job_item (job_id, state, position)`,
  `create index job_item_of_process on job_item (process_id, job_id) where process_id is not null`,

  `create table saved_view (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null references user_account (id) on delete cascade,
    screen text not null,
    name text collate "de" not null,
    name_key text collate "C" not null,
    search text not null,
    is_shared boolean not null default false,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (owner_id, screen, name_key)
  )`,
  `create index saved_view_shared on saved_view (screen, name, id) where is_shared`,

  // Rows without a commune apply to all communes that do not override them.
  `create table service_setting (
    id bigint generated always as identity primary key,
    commune_ags text collate "C" references commune (ags) on delete cascade,
    service_id text not null,
    key text not null,
    value text not null,
    revision integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by_name text
  )`,
  `create unique index service_setting_key on service_setting (service_id, key, coalesce(commune_ags, ''))`,
  `create index service_setting_of_commune on service_setting (commune_ags) where commune_ags is not null`,

  `create index activity_of_process on activity (target_id, at, id) where target_kind = 'process'`,
];

/** Adds the tables for processes; stored data is unchanged. */
export const processes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
