/** KBA settings and security lists of the vehicle registration. */
import { sql, type Kysely, type Migration } from "kysely";

const actor = (what: string, isRequired: boolean) => `
    ${what}_by_id uuid references user_account (id) on delete set null,
    ${what}_by_name text${isRequired ? " not null" : ""},
    ${what}_by_role text check (${what}_by_role in ('MEMBER', 'SUPPORT', 'ADMIN'))`;

/** A list of a commune: it goes with the service that it belongs to. */
const list = `
    commune_ags text collate "C" not null,
    service_id text collate "C" not null default 'ikfz-kennzeichenreservierung'
      check (service_id = 'ikfz-kennzeichenreservierung'),
    list text collate "C" not null check (list in ('WHITELIST', 'BLACKLIST')),
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade`;

/** What an entry consists of, on a list or removed from it. */
const entry = `
    pattern text collate "C" not null,
    display text not null,
    is_domain boolean not null,
    reason text,
    expires_on date,
    created_at timestamptz not null,
    ${actor("created", true)}`;

const searched = String.raw`(pattern || case when display = pattern then '' else E'\n' || display end || coalesce(E'\n' || reason, ''))`;

/** Texts that search_forms only makes lower case, which is much faster: ASCII without apostrophes and accents. */
const plain = String.raw`^[\n !-&(-\]_a-~]*$`;

const statements: readonly string[] = [
  `create table kba_settings (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    kba_user text collate "C" not null,
    user_number text not null,
    client_ags text not null,
    customs_system_code text,
    is_large_customer_approved boolean not null,
    stba_number text,
    password_identifier text collate "C" not null,
    password text not null,
    password_set_on date not null,
    password_changed_at timestamptz not null,
    previous_identifier text collate "C",
    previous_password text,
    previous_set_on date,
    last_used_at timestamptz,
    last_used_identifier text,
    last_refused_at timestamptz,
    last_refused_identifier text,
    warned_state text check (warned_state in ('EXPIRING', 'EXPIRED')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    ${actor("updated", false)},
    revision integer not null default 0,
    check ((previous_password is null) = (previous_identifier is null)),
    check ((previous_password is null) = (previous_set_on is null))
  )`,
  `create unique index kba_settings_user on kba_settings (commune_ags, (lower(kba_user)))`,
  `create index kba_settings_of_commune on kba_settings (commune_ags, kba_user, id)`,
  `create index kba_settings_by_expiry on kba_settings (password_set_on, id)`,
  `comment on column kba_settings.password is 'Output of encryptSecret(); bound to the row and the identifier.'`,
  `comment on column kba_settings.previous_password is 'Output of encryptSecret(). Kept until the present password was used or confirmed; null: none.'`,
  `comment on column kba_settings.warned_state is 'State that was mailed about the present password; null: none yet.'`,

  `create table security_list_import (
    id uuid primary key default gen_random_uuid(),
    ${list},
    state text not null check (state in ('CHECKING', 'CHECKED', 'IMPORTED', 'UNDONE')),
    file_name text not null,
    encoding text not null,
    counts jsonb not null default '{}',
    created_at timestamptz not null,
    expires_at timestamptz not null,
    committed_at timestamptz,
    ${actor("created", true)}
  )`,
  `create index security_list_import_of_list on security_list_import (commune_ags, list)`,
  `comment on column security_list_import.counts is 'Entries by result.'`,
  `create table security_list_import_entry (
    import_id uuid not null references security_list_import (id) on delete cascade,
    position integer not null,
    line integer not null,
    text text not null,
    pattern text collate "C",
    display text,
    is_domain boolean,
    reason text,
    expires_on date,
    result text collate "C" not null,
    primary key (import_id, position)
  )`,
  `create index security_list_import_by_result on security_list_import_entry (import_id, result, position)`,

  `create table security_list_entry (
    id bigint generated always as identity primary key,
    ${list},
    import_id uuid,
    ${entry},
    search_text text collate "C" generated always as (
      case when ${searched} ~ '${plain}' then lower(${searched}) else search_forms(${searched}) end
    ) stored
  )`,
  `create unique index security_list_entry_pattern on security_list_entry (commune_ags, pattern)`,
  `create index security_list_entry_by_pattern on security_list_entry (commune_ags, list, pattern, id)`,
  `create index security_list_entry_by_time on security_list_entry (commune_ags, list, created_at, id)`,
  `create index security_list_entry_of_import on security_list_entry (import_id) where import_id is not null`,
  `create index security_list_entry_by_search on security_list_entry using gin (search_text gin_trgm_ops)`,
  `create index security_list_entry_by_end on security_list_entry (expires_on) where expires_on is not null`,
  `comment on column security_list_entry.pattern is 'Compared form: lower case, NFC, domain in ASCII. On one list of a commune at most.'`,

  `create table security_list_removal (
    id uuid primary key default gen_random_uuid(),
    ${list},
    count integer not null,
    removed_at timestamptz not null,
    expires_at timestamptz not null,
    ${actor("removed", true)}
  )`,
  `create index security_list_removal_of_list on security_list_removal (commune_ags, list, removed_at, id)`,
  `create index security_list_removal_by_expiry on security_list_removal (expires_at)`,
  `create table security_list_removed_entry (
    removal_id uuid not null references security_list_removal (id) on delete cascade,
    ${entry},
    primary key (removal_id, pattern)
  )`,
];

/** Creates the tables. */
export const vehicleRegistration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
