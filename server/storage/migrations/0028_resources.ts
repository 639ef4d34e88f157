/** Resources as documents with encrypted secrets, references and versions, and the initialization of communes. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table resource
    add column name text collate "de" not null default '',
    add column secrets jsonb not null default '{}',
    add column certificates jsonb not null default '[]',
    add column keystore_problem text,
    add column keystore_problem_detail text,
    add column expires_at timestamptz,
    add column checked_at timestamptz,
    add column updated_by_id uuid references user_account (id) on delete set null,
    add column updated_by_role text,
    add column changed_secrets text[] not null default '{}',
    add column comment text not null default ''`,
  `create index resource_updated_by on resource (updated_by_id) where updated_by_id is not null`,
  `create index resource_by_type on resource (type, id, version)`,
  `create index resource_by_id on resource (id, type, version)`,
  `create index resource_by_name on resource (name, type, version, id)`,
  `create index resource_of_type_by_name on resource (type, name, version, id)`,
  `create index resource_by_update on resource (updated_at, type, version, id)`,
  `create index resource_of_type_by_update on resource (type, updated_at, version, id)`,
  // Keystores only have an expiry; all others come last in both directions.
  `create index resource_by_expiry on resource
    (coalesce(expires_at, '9999-12-31 00:00:00+00'::timestamptz), type, version, id)`,
  `create index resource_by_expiry_desc on resource
    (coalesce(expires_at, '1970-01-01 00:00:00+00'::timestamptz), type, version, id)`,
  `create index resource_by_commune on resource (commune_ags) where commune_ags is not null`,
  // The line breaks between the texts are in no search text, so that a match does not span two.
  `create index resource_search on resource using gin ((search_forms(
    name || E'\\n' || id || E'\\nurn:sm:' || version || ':' || type || ':' || id) collate "C") gin_trgm_ops)
    with (fastupdate = off)`,
  `create table resource_reference (
    version text collate "C" not null,
    type text collate "C" not null,
    id text collate "C" not null,
    path text collate "C" not null,
    target_type text collate "C" not null,
    target_id text collate "C" not null,
    primary key (version, type, id, path),
    foreign key (version, type, id) references resource (version, type, id) on delete cascade
  )`,
  `create index resource_reference_by_target on resource_reference (target_type, target_id)`,
  `create table resource_version (
    version_id uuid primary key default gen_random_uuid(),
    version text collate "C" not null,
    type text collate "C" not null,
    id text collate "C" not null,
    revision integer not null,
    document text not null,
    secrets jsonb not null,
    changed_secrets text[] not null default '{}',
    comment text not null default '',
    saved_at timestamptz not null,
    saved_by_id uuid references user_account (id) on delete set null,
    saved_by_name text,
    saved_by_role text,
    unique (version, type, id, revision),
    foreign key (version, type, id) references resource (version, type, id) on delete cascade
  )`,
  `create index resource_version_saved_by on resource_version (saved_by_id) where saved_by_id is not null`,
  // In the collation of the ids that it is compared with.
  `create index service_setting_by_value on service_setting (value collate "C", key)
    where key in ('rest_service', 'payment_provider', 'signature_keystore')`,
  `alter table commune
    add column initialization_error jsonb,
    add column initialization_at timestamptz,
    add column initialization_due_at timestamptz,
    add column initialization_by_id uuid references user_account (id) on delete set null,
    add column initialization_by_name text,
    add column initialization_by_role text check (initialization_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    add column initial_services text[] not null default '{}'`,
  `create index commune_initialization_by on commune (initialization_by_id) where initialization_by_id is not null`,
  `create index commune_to_initialize on commune (initialization_due_at) where initialization_due_at is not null`,

  // Processes outlive their commune.
  `alter table process drop constraint process_commune_ags_fkey`,
  `create table removed_commune (
    ags text collate "C" primary key,
    name text not null,
    removed_at timestamptz not null
  )`,

  // Communes of earlier releases get the resource that describes them.
  `insert into resource (version, type, id, commune_ags, document, name, revision, updated_at)
    select 'v1', 'commune', ags, ags,
      'ags: "' || ags || E'"\nname: ' || to_json(name)::text || E'\nunit: ' || to_json(unit)::text || E'\n',
      name, 1, updated_at
    from commune on conflict do nothing`,
  `update resource set name = id where name = ''`,

  `comment on column resource.commune_ags is 'Null: for all communes.'`,
  `comment on column resource.document is 'YAML; secrets are replaced with a placeholder.'`,
  `comment on column resource.secrets is 'Encrypted texts by JSON pointer into the document.'`,
  `comment on column resource.certificates is 'Of a keystore: subject, issuer, serial number, validity; never keys.'`,
  `comment on column resource.keystore_problem is 'Code of the last check; null: readable, or not a keystore.'`,
  `comment on column resource.keystore_problem_detail is 'Technical, without any content; null: none.'`,
  `comment on column resource.expires_at is 'Earliest end of a certificate; null: none.'`,
  `comment on column resource_version.secrets is 'As in resource, so that a version can be restored as a whole.'`,
  `comment on column resource.changed_secrets is 'JSON pointers of the secrets that the last save changed.'`,
  `comment on column resource.comment is 'Of the last save.'`,
  `comment on column resource_version.changed_secrets is 'JSON pointers of the secrets that differ from the version before.'`,
  `comment on column commune.initialization_error is 'Code and params of the last try; null: none, or it went well.'`,
  `comment on column commune.initialization_at is 'Start or end of the last try.'`,
  `comment on column commune.initialization_due_at is
    'While a job has to initialize it: when it is enqueued again if no server has done so. Null: nothing to do.'`,
  `comment on column commune.initialization_by_name is 'Who started the last try.'`,
  `comment on column commune.initial_services is 'Ids of services that the initialization adds.'`,
  `comment on column removed_commune.name is 'For the processes that stay; a commune with this AGS takes precedence.'`,
];

/** Adds columns and tables; stored documents stay as they are. */
export const resources: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
