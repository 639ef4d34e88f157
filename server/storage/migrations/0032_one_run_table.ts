/** One table of runs and one of their items, instead of tables for each kind. */
import { sql, type Kysely, type Migration } from "kysely";

const shared = `created_by_id, created_by_name, created_by_role, created_at, expires_at, started_at, finished_at, beat_at`;

const statements: readonly string[] = [
  `create table run (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    action text not null,
    state text not null default 'PREPARED'
      check (state in ('PREPARED', 'RUNNING', 'FINISHED', 'CANCELLED', 'FAILED', 'EXPIRED')),
    commune_ags text collate "C" references commune (ags) on delete cascade,
    service_id text collate "C",
    comment text,
    total integer not null default 0,
    succeeded integer not null default 0,
    failed integer not null default 0,
    skipped integer not null default 0,
    retry_of_id uuid references run (id) on delete set null,
    failure jsonb,
    created_by_id uuid references user_account (id) on delete set null,
    created_by_name text not null,
    created_by_role text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    begins_at timestamptz,
    started_at timestamptz,
    finished_at timestamptz,
    beat_at timestamptz not null default now(),
    revision integer not null default 1
  )`,
  `create table run_item (
    run_id uuid not null references run (id) on delete cascade,
    position integer not null,
    label text not null,
    commune_ags text collate "C",
    process_id bigint references process (id) on delete set null,
    revision integer not null,
    state text not null default 'WAITING'
      check (state in ('WAITING', 'EXCLUDED', 'UNCHANGED', 'IMPOSSIBLE', 'SUCCEEDED', 'FAILED', 'SKIPPED')),
    is_partial boolean not null default false,
    error_code text,
    error_params jsonb not null default '{}',
    finished_at timestamptz,
    rank integer not null generated always as (case state when 'FAILED' then 0 when 'IMPOSSIBLE' then 1
      when 'SUCCEEDED' then case when is_partial then 2 else 3 end when 'SKIPPED' then 4 when 'WAITING' then 5
      when 'EXCLUDED' then 6 else 7 end) stored,
    primary key (run_id, position)
  )`,

  `create table process_job (
    run_id uuid primary key references run (id) on delete cascade,
    forecast jsonb not null default '[]',
    needs_comment boolean not null default false
  )`,
  `insert into run (id, kind, action, state, comment, total, succeeded, failed, skipped, failure, begins_at, revision,
      ${shared})
    select id, 'PROCESSES', kind, state, comment, total, succeeded, failed, skipped, failure, begins_at, revision,
      ${shared} from job`,
  `update run set retry_of_id = j.retry_of_id from job j where j.id = run.id and j.retry_of_id is not null`,
  `insert into process_job (run_id, forecast, needs_comment) select id, forecast, needs_comment from job`,
  `insert into run_item (run_id, position, label, process_id, revision, state, error_code, error_params, finished_at)
    select job_id, position, label, process_id, expected_revision, state, error_code, error_params, finished_at
    from job_item`,
  `drop table job_item, job`,

  `insert into run (id, kind, action, state, ${shared})
    select id, 'FEE_CHANGE', case kind when 'RESET' then 'RESET_FEES' else 'CHANGE_FEES' end, state, ${shared}
    from fee_change`,
  `insert into run_item (run_id, position, label, commune_ags, revision, state, error_code, error_params, finished_at)
    select change_id, position, commune_name, commune_ags, revision,
      case when state = 'READY' then 'WAITING' when state = 'DONE' then 'SUCCEEDED'
        when state = 'FAILED' and finished_at is null then 'IMPOSSIBLE' else state end,
      error_code, error_params, finished_at
    from fee_change_item`,
  `alter table fee_change rename column id to run_id`,
  `alter table fee_change rename column kind to change_kind`,
  `alter table fee_change
    alter column run_id drop default,
    add foreign key (run_id) references run (id) on delete cascade,
    ${dropped("state", "created_at", "created_by_id", "created_by_name", "created_by_role")},
    ${dropped("expires_at", "started_at", "finished_at", "beat_at")}`,
  `alter table fee_change_fee rename column change_id to run_id`,
  // No foreign key to run_item: its check would keep a plan from when the table was small.
  `alter table fee_change_item rename column change_id to run_id`,
  `alter table fee_change_item
    ${dropped("rank", "state", "commune_ags", "commune_name", "revision", "error_code", "error_params", "finished_at")}`,

  `insert into run (id, kind, action, state, commune_ags, service_id, ${shared})
    select id, 'TEXT_TRANSFER', mode || '_TEXTS', state, commune_ags, service_id, ${shared} from text_transfer`,
  `insert into run_item (run_id, position, label, commune_ags, revision, state, is_partial, error_code, error_params,
      finished_at)
    select transfer_id, position, commune_name, commune_ags, revision,
      case when state = 'DONE' then 'SUCCEEDED'
        when state = 'FAILED' and finished_at is null then 'IMPOSSIBLE' else state end,
      changed > 0 and state = 'DONE', error_code, error_params, finished_at
    from text_transfer_commune`,
  `alter table text_transfer rename column id to run_id`,
  `alter table text_transfer
    alter column run_id drop default,
    add foreign key (run_id) references run (id) on delete cascade,
    ${dropped("state", "commune_ags", "service_id", "created_at", "created_by_id", "created_by_name")},
    ${dropped("created_by_role", "expires_at", "started_at", "finished_at", "beat_at")}`,
  `alter table text_transfer_text rename column transfer_id to run_id`,
  `alter table text_transfer_choice rename column transfer_id to run_id`,
  `alter table text_transfer_commune rename to text_transfer_item`,
  `alter table text_transfer_item rename column transfer_id to run_id`,
  `alter table text_transfer_item
    ${dropped("rank", "state", "commune_ags", "commune_name", "revision", "error_code", "error_params", "finished_at")}`,
  `delete from text_transfer_item where copied = 0 and kept = 0 and changed = 0`,

  `update run set total = n.total, succeeded = n.succeeded, failed = n.failed
    from (
      select run_id, count(*) filter (where state in ('WAITING', 'SUCCEEDED', 'FAILED', 'SKIPPED')) as total,
        count(*) filter (where state = 'SUCCEEDED') as succeeded, count(*) filter (where state = 'FAILED') as failed
      from run_item group by run_id) n
    where n.run_id = run.id and run.kind <> 'PROCESSES'`,

  `create index run_by_start on run (started_at, id) where started_at is not null`,
  `create index run_of_kind_by_start on run (kind, started_at, id) where started_at is not null`,
  `create index run_of_user_by_start on run (created_by_id, started_at, id) where started_at is not null`,
  `create index run_created_by on run (created_by_id) where created_by_id is not null`,
  `create index run_of_service on run (commune_ags, service_id, started_at) where commune_ags is not null`,
  `create index run_retry_of on run (retry_of_id) where retry_of_id is not null`,
  `create index run_open on run (expires_at) where state in ('PREPARED', 'EXPIRED')`,
  `create index run_running on run (beat_at) where state = 'RUNNING'`,
  `create index run_ended on run (kind, finished_at) where finished_at is not null`,
  `create index run_item_waiting on run_item (run_id, position) where state = 'WAITING'`,
  `create index run_item_by_state on run_item (run_id, state, position)`,
  `create index run_item_by_rank on run_item (run_id, rank, position)`,
  `create index run_item_of_process on run_item (process_id, run_id) where process_id is not null`,

  `comment on table run is 'What was prepared or started for many things in the background'`,
  `comment on column run.action is 'What the run does with each item'`,
  `comment on column run.commune_ags is 'Commune that the run starts from; null: none. Items have their own.'`,
  `comment on column run.total is 'Items to handle; of a dry run that can exclude items, as of its start'`,
  `comment on column run.expires_at is 'Of a dry run that was not started'`,
  `comment on column run.begins_at is 'Until then a started run can be cancelled without any effect.'`,
  `comment on column run.beat_at is 'Last heartbeat of the server that executes it'`,
  `comment on column run.revision is 'Incremented whenever the state or the counts change'`,
  `comment on column run.failure is 'Why the run as a whole failed; null unless FAILED'`,
  `comment on table run_item is 'One thing of a run, with its result'`,
  `comment on column run_item.label is 'Name of the thing when the run was prepared'`,
  `comment on column run_item.revision is 'Of the thing when the run was prepared; one that changed later is left as it is.'`,
  `comment on column run_item.state is
    'EXCLUDED, UNCHANGED and IMPOSSIBLE items are decided by the dry run and never handled.'`,
  `comment on column run_item.is_partial is 'True if parts of the thing were left as they were'`,
  `comment on column run_item.rank is 'Order of the results: failures first'`,
  `comment on table process_job is 'Forecast of a run for processes'`,
  `comment on table fee_change is 'What a run for fees changes'`,
  `comment on table text_transfer is 'What a run for texts transfers'`,
  `comment on table text_transfer_item is 'Numbers of texts of handled communes'`,
];

function dropped(...columns: readonly string[]): string {
  return columns.map((column) => `drop column ${column}`).join(", ");
}

/** Moves the stored runs of all kinds; their ids stay. */
export const oneRunTable: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
