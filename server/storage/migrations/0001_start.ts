/** Users, sessions, communes, activity log and settings. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create extension if not exists pg_trgm`,
  `create collation if not exists de (provider = icu, locale = 'de')`,

  `create table user_account (
    id uuid primary key default gen_random_uuid(),
    username text not null,
    email text not null,
    username_key text not null unique,
    email_key text not null unique,
    password_hash text,
    active boolean not null,
    is_demo boolean not null default false,
    activated_at timestamptz,
    deactivated_at timestamptz,
    deactivation_reason text,
    last_login_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    revision integer not null default 1
  )`,
  `create index user_account_demo on user_account (id) where is_demo`,

  `create table stored_picture (
    id uuid primary key default gen_random_uuid(),
    sha256 bytea not null,
    media_type text not null,
    width integer not null,
    height integer not null,
    bytes bytea not null
  )`,

  // Digits only, so byte order equals AGS order, whatever the collation of the database.
  `create table commune (
    ags text collate "C" primary key check (ags ~ '^(0[1-9]|1[0-6])[0-9]{6}$'),
    name text collate "de" not null,
    unit text not null,
    state text collate "C" not null,
    state_name text collate "de" not null generated always as (case state
      when 'SH' then 'Schleswig-Holstein' when 'HH' then 'Hamburg' when 'NI' then 'Niedersachsen'
      when 'HB' then 'Bremen' when 'NW' then 'Nordrhein-Westfalen' when 'HE' then 'Hessen'
      when 'RP' then 'Rheinland-Pfalz' when 'BW' then 'Baden-Württemberg' when 'BY' then 'Bayern'
      when 'SL' then 'Saarland' when 'BE' then 'Berlin' when 'BB' then 'Brandenburg'
      when 'MV' then 'Mecklenburg-Vorpommern' when 'SN' then 'Sachsen' when 'ST' then 'Sachsen-Anhalt'
      when 'TH' then 'Thüringen' end) stored,
    initial text collate "C" not null,
    search_text text not null,
    picture_id uuid references stored_picture (id) on delete set null,
    initialization text not null default 'not_initialized'
      check (initialization in ('not_initialized', 'initializing', 'initialized')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    revision integer not null default 1
  )`,
  `create index commune_by_name on commune (name, ags)`,
  `create index commune_by_state_name on commune (state_name, name, ags)`,
  `create index commune_of_state on commune (state, name, ags)`,
  `create index commune_of_initial on commune (initial, name, ags)`,
  // Communes change rarely, and a GIN pending list would keep the planner from using the index.
  `create index commune_search on commune using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
  `create index commune_picture on commune (picture_id) where picture_id is not null`,

  `create table commune_postal_code (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    postal_code text collate "C" not null,
    place text collate "de" not null,
    unique (commune_ags, postal_code, place)
  )`,

  `create table commune_service (
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    service_id text collate "C" not null,
    is_enabled boolean not null default true,
    primary key (commune_ags, service_id)
  )`,
  `create index commune_service_by_service on commune_service (service_id, commune_ags)`,

  `create table user_role (
    user_id uuid not null references user_account (id) on delete cascade,
    position integer not null check (position >= 0),
    type text not null check (type in ('MEMBER', 'SUPPORT', 'ADMIN')),
    commune_ags text collate "C" references commune (ags) on delete cascade,
    services text[] not null default '{}',
    primary key (user_id, position)
  )`,
  `create index user_role_by_commune on user_role (commune_ags) where commune_ags is not null`,

  `create table user_invitation (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references user_account (id) on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    withdrawn_at timestamptz
  )`,
  `create index user_invitation_by_user on user_invitation (user_id, created_at)`,

  `create table user_session (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    user_id uuid not null references user_account (id) on delete cascade,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null,
    idle_expires_at timestamptz not null,
    absolute_expires_at timestamptz not null,
    user_agent text
  )`,
  `create index user_session_by_user on user_session (user_id)`,
  `create index user_session_by_end on user_session (idle_expires_at)`,

  `create table login_throttle (
    key text collate "C" primary key,
    failures integer not null,
    last_failure_at timestamptz not null,
    blocked_until timestamptz
  )`,
  `create index login_throttle_by_age on login_throttle (last_failure_at)`,

  `create table activity (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    type text not null,
    actor_user_id uuid references user_account (id) on delete set null,
    actor_name text not null,
    actor_role text,
    target_kind text not null,
    target_id text not null,
    commune_ags text collate "C",
    service_id text,
    before jsonb,
    after jsonb
  )`,
  `create index activity_by_time on activity (at, id)`,
  `create index activity_by_actor on activity (actor_user_id) where actor_user_id is not null`,

  `create table system_setting (key text primary key, value jsonb not null)`,
];

/** Creates the schema of the first release. There are no down migrations. */
export const start: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
