/**
 * The data that a commune's page edits: stocks, i.e. row sets that imports replace, offices, countries, readings,
 * imports and resources.
 */
import { sql, type Kysely, type Migration } from "kysely";

/** Columns for the last save of a row. The user is stored by name, because the account may be deleted. */
const saved = `
    revision integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by_name text`;

const statements: readonly string[] = [
  // SQL version of searchForms of the shared domain, one form per line, for lists that are short enough to scan.
  `create function search_forms(value text) returns text language sql immutable strict parallel safe as $$
    select string_agg(btrim(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(form, NFD), '[\u0300-\u036f^\`\u00a8\u00af\u00b4\u00b7\u00b8\u02b0-\u02ff]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'đ', 'd'), 'ł', 'l'), 'ə', 'e')), E'\\n' order by at)
    from (select lower(normalize(value, NFC) collate "de") as text) as lowered,
      lateral (values
        (1, text), (2, replace(replace(replace(text, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))
      ) as forms (at, form)
  $$`,

  `alter table commune
    add column updated_by_id uuid references user_account (id) on delete set null,
    add column updated_by_name text,
    add column updated_by_role text`,
  `create index commune_updated_by on commune (updated_by_id) where updated_by_id is not null`,
  `alter table commune_service
    add column revision integer not null default 1,
    add column updated_at timestamptz not null default now(),
    add column updated_by_name text`,

  // An import stages its rows as a separate stock. Committing it marks that stock as current.
  `create table stock (
    id bigint generated always as identity primary key,
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    kind text not null check (kind in ('POSTAL_CODES', 'RESIDENTIAL_PROPERTIES')),
    state text not null check (state in ('staged', 'current', 'replaced')),
    row_count integer not null default 0,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    replaced_at timestamptz,
    replaced_by_id uuid references user_account (id) on delete set null,
    replaced_by_name text,
    replaced_by_role text,
    expires_at timestamptz
  )`,
  `create unique index stock_current on stock (commune_ags, kind) where state = 'current'`,
  `create index stock_replaced on stock (commune_ags, kind, replaced_at) where state = 'replaced'`,
  `create index stock_by_end on stock (expires_at) where expires_at is not null`,
  `create index stock_replaced_by on stock (replaced_by_id) where replaced_by_id is not null`,

  `insert into stock (commune_ags, kind, state, row_count)
    select c.ags, 'POSTAL_CODES', 'current',
      (select count(*) from commune_postal_code p where p.commune_ags = c.ags)
    from commune c`,
  `alter table commune_postal_code
    add column stock_id bigint references stock (id) on delete cascade,
    add column source_line integer,
    add column revision integer not null default 1,
    add column updated_at timestamptz not null default now(),
    add column updated_by_name text`,
  `update commune_postal_code p set stock_id = s.id
    from stock s where s.commune_ags = p.commune_ags and s.kind = 'POSTAL_CODES'`,
  `alter table commune_postal_code
    alter column stock_id set not null,
    drop column commune_ags,
    add unique (stock_id, postal_code, place)`,
  `create index commune_postal_code_by_place on commune_postal_code (stock_id, place, postal_code, id)`,

  // Keys are folded names: their byte order is German order, so 250,000 rows need no collation. No foreign key to
  // stock, which would be checked for each row: a trigger deletes the rows along with it.
  `create table residential_property (
    id bigint generated always as identity primary key,
    stock_id bigint not null,
    ags text collate "C" not null,
    postal_code text collate "C" not null,
    location text not null,
    district text not null,
    street text not null,
    house_number text collate "C" not null,
    letter text collate "C" not null,
    part_number text collate "C" not null,
    supplements text not null,
    house_number_letter text not null,
    street_key text collate "C" not null,
    location_key text collate "C" not null,
    district_key text collate "C" not null,
    house_number_value integer not null,
    key_hash bigint not null,
    source_line integer,${saved}
  )`,
  `create function remove_residential_properties() returns trigger language plpgsql as $$
    begin
      delete from residential_property where stock_id = old.id;
      return old;
    end
  $$`,
  `create trigger stock_residential_properties before delete on stock
    for each row execute function remove_residential_properties()`,
  `create unique index residential_property_key on residential_property (stock_id, key_hash)`,
  `create index residential_property_by_street
    on residential_property (stock_id, street_key, house_number_value, letter, id)`,
  `create index residential_property_by_postal_code
    on residential_property (stock_id, postal_code, street_key, house_number_value, id)`,
  `create index residential_property_by_location
    on residential_property (stock_id, location_key, street_key, house_number_value, id)`,
  `create index residential_property_by_district
    on residential_property (stock_id, district_key, street_key, house_number_value, id)`,

  `create table residential_property_source (
    commune_ags text collate "C" primary key references commune (ags) on delete cascade,
    source text not null default 'FILE_UPLOAD' check (source in ('FILE_UPLOAD', 'OKKOMM_IMPORT')),
    mode text not null default 'MANUAL' check (mode in ('MANUAL', 'AUTOMATIC')),
    last_updated_at timestamptz,
    last_failure jsonb,${saved},
    check (mode = 'MANUAL' or source = 'OKKOMM_IMPORT')
  )`,

  `create table register_office (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    name text collate "de" not null,
    url text not null,
    authority_prefix text not null,
    identifier text collate "C" not null,
    certificates_only boolean not null default false,${saved},
    unique (commune_ags, identifier)
  )`,
  `create index register_office_by_name on register_office (commune_ags, name, id)`,

  `create table country (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    name text collate "de" not null,
    name_key text collate "C" not null,
    is_eu boolean not null default false,${saved},
    unique (commune_ags, name_key)
  )`,
  `create index country_by_name on country (commune_ags, name, id)`,
  `create index country_by_eu on country (commune_ags, is_eu, name, id)`,

  `create table water_meter_reading (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    name text collate "de" not null,
    ags text collate "C" not null unique,
    reading_from date not null,
    reading_until date not null,${saved},
    check (reading_from <= reading_until)
  )`,
  `create index water_meter_reading_by_name on water_meter_reading (commune_ags, name, id)`,
  `create index water_meter_reading_by_ags on water_meter_reading (commune_ags, ags, id)`,
  `create index water_meter_reading_by_start on water_meter_reading (commune_ags, reading_from, id)`,

  `create table import_preview (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    state text not null,
    staged_stock_id bigint references stock (id) on delete set null,
    base_stock_id bigint references stock (id) on delete set null,
    base_revision integer,
    file_name text not null,
    byte_size bigint not null,
    encoding text,
    sample text,
    progress_done integer not null default 0,
    progress_total integer,
    counts jsonb,
    problem_counts jsonb not null default '[]',
    changes jsonb not null default '[]',
    needs_confirmation text[] not null default '{}',
    failure jsonb,
    created_by_id uuid references user_account (id) on delete set null,
    created_by_name text not null,
    created_by_role text,
    created_at timestamptz not null default now(),
    beat_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create unique index import_preview_running on import_preview (commune_ags, (kind = 'POSTAL_CODES'))
    where state in ('CHECKING', 'COMMITTING')`,
  `create index import_preview_by_end on import_preview (expires_at)`,
  `create index import_preview_created_by on import_preview (created_by_id) where created_by_id is not null`,
  `create index import_preview_staged on import_preview (staged_stock_id) where staged_stock_id is not null`,
  `create index import_preview_base on import_preview (base_stock_id) where base_stock_id is not null`,

  `create table import_problem (
    preview_id uuid not null references import_preview (id) on delete cascade,
    position integer not null,
    line integer not null,
    column_number integer,
    column_name text,
    value text,
    code text not null,
    params jsonb not null default '{}',
    primary key (preview_id, position)
  )`,

  `create table resource (
    version text collate "C" not null,
    type text collate "C" not null,
    id text collate "C" not null,
    commune_ags text collate "C",
    document text not null,${saved},
    primary key (version, type, id)
  )`,
  `create index resource_of_commune on resource (type, commune_ags)`,

  `alter table activity add column label text not null default ''`,
  `create index activity_of_commune on activity (commune_ags, at, id) where commune_ags is not null`,
];

/** Adds the data that a commune's page edits. Existing postal codes become the current stock of their commune. */
export const communeRecords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
