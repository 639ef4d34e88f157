/** Tables of transfers of texts to other communes. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table text_transfer (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    service_id text collate "C" not null,
    languages text[] not null,
    key_count integer not null,
    mode text not null check (mode in ('DRAFT', 'PUBLISH')),
    overwrite boolean not null,
    state text not null default 'PREPARED' check (state in ('PREPARED', 'RUNNING', 'FINISHED', 'CANCELLED')),
    created_at timestamptz not null,
    created_by_id uuid references user_account (id) on delete set null,
    created_by_name text not null,
    created_by_role text check (created_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    expires_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    beat_at timestamptz not null default now()
  )`,
  `create index text_transfer_of_service on text_transfer (commune_ags, service_id, started_at)`,
  `create index text_transfer_created_by on text_transfer (created_by_id) where created_by_id is not null`,
  `create index text_transfer_prepared on text_transfer (expires_at) where state = 'PREPARED'`,
  `create index text_transfer_running on text_transfer (beat_at) where state = 'RUNNING'`,
  `comment on table text_transfer is 'Transfers of texts of a service to other communes'`,
  `comment on column text_transfer.overwrite is 'Whether texts that differ are overwritten, unless a choice says otherwise.'`,
  `comment on column text_transfer.expires_at is 'Of a dry run that was not started.'`,
  `comment on column text_transfer.beat_at is 'Latest sign of the server that runs it.'`,

  `create table text_transfer_text (
    transfer_id uuid not null references text_transfer (id) on delete cascade,
    position integer not null,
    key text collate "C" not null,
    language text collate "C" not null,
    value text,
    basis text,
    default_text text,
    primary key (transfer_id, position),
    check (value is not null or default_text is not null)
  )`,
  `comment on table text_transfer_text is 'Published texts of the source at the time of the dry run'`,
  `comment on column text_transfer_text.value is 'Null: the default.'`,
  `comment on column text_transfer_text.basis is 'German text that the value was written for; null if the value is.'`,

  `create table text_transfer_commune (
    transfer_id uuid not null references text_transfer (id) on delete cascade,
    position integer not null,
    commune_ags text collate "C" not null,
    commune_name text not null,
    revision integer not null,
    state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
    error_code text,
    error_params jsonb not null default '{}',
    copied integer not null default 0,
    kept integer not null default 0,
    changed integer not null default 0,
    finished_at timestamptz,
    rank integer not null generated always as (
      case when state = 'FAILED' then 0 when changed > 0 then 1 when state = 'DONE' then 2 else 3 end) stored,
    primary key (transfer_id, position),
    unique (transfer_id, commune_ags)
  )`,
  `create index text_transfer_commune_by_rank on text_transfer_commune (transfer_id, rank, position)`,
  `create index text_transfer_commune_waiting on text_transfer_commune (transfer_id, position)
    where state = 'WAITING'`,
  `comment on table text_transfer_commune is 'Target communes of a transfer with their results, by name'`,
  `comment on column text_transfer_commune.revision is
    'Of service_texts at the time of the dry run; texts that were changed later are not overwritten.'`,
  `comment on column text_transfer_commune.kept is 'Texts that differ and were not to be overwritten.'`,
  `comment on column text_transfer_commune.changed is 'Texts that were left out since they changed after the dry run.'`,
  `comment on column text_transfer_commune.rank is 'Order of the results: failures first.'`,

  `create table text_transfer_choice (
    transfer_id uuid not null references text_transfer (id) on delete cascade,
    commune_ags text collate "C" not null,
    key text collate "C" not null,
    language text collate "C" not null,
    place integer not null,
    overwrite boolean not null,
    primary key (transfer_id, commune_ags, key, language)
  )`,
  `comment on table text_transfer_choice is
    'Whether to overwrite texts that differ; the choice with the highest place applies. Empty: any commune, key or language'`,
];

/** Adds the tables; stored data is unchanged. */
export const textTransfers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
