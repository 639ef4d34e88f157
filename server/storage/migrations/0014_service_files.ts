/** Files of services. Their bytes are stored once per content, in parts to keep statements small. */
import { sql, type Kysely, type Migration } from "kysely";

const actor = `
    updated_at timestamptz not null,
    updated_by_id uuid references user_account (id) on delete set null,
    updated_by_name text,
    updated_by_role text check (updated_by_role in ('MEMBER', 'SUPPORT', 'ADMIN'))`;

const statements: readonly string[] = [
  `create table stored_blob (
    sha256 text collate "C" primary key check (sha256 ~ '^[0-9a-f]{64}$'),
    byte_size integer not null
  )`,
  `create table stored_blob_part (
    sha256 text collate "C" not null references stored_blob (sha256) on delete cascade,
    position integer not null check (position >= 0),
    bytes bytea not null,
    primary key (sha256, position)
  )`,
  `create table predefined_file (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C",
    service_id text collate "C" not null,
    kind text not null
      check (kind in ('LOGO', 'HEADER_IMAGE', 'PRIVACY_STATEMENT', 'IMPRINT', 'TERMS')),
    sha256 text collate "C" references stored_blob (sha256),
    media_type text,
    width integer,
    height integer,
    revision integer not null default 1,${actor},
    check ((sha256 is null) = (media_type is null)),
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade
  )`,
  `create unique index predefined_file_of_commune on predefined_file (commune_ags, service_id, kind)
    where commune_ags is not null`,
  `create unique index predefined_file_delivered on predefined_file (service_id, kind)
    where commune_ags is null`,
  `create index predefined_file_blob on predefined_file (sha256)`,
  `create index predefined_file_updated_by on predefined_file (updated_by_id) where updated_by_id is not null`,
  `create table service_file (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    path text collate "C" not null,
    path_key text collate "C" not null,
    sha256 text collate "C" not null references stored_blob (sha256),
    media_type text not null,
    revision integer not null default 1,${actor},
    unique (commune_ags, service_id, path_key),
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade
  )`,
  `create index service_file_blob on service_file (sha256)`,
  `create index service_file_updated_by on service_file (updated_by_id) where updated_by_id is not null`,
  `comment on column stored_blob.sha256 is 'Of the content, in hex.'`,
  `comment on column predefined_file.commune_ags is 'Null: delivered, the default of all communes.'`,
  `comment on column predefined_file.sha256 is 'Null: reset to the default; the row keeps the revision.'`,
  `comment on column predefined_file.width is 'Pixels; null: not a picture.'`,
  `comment on column predefined_file.height is 'Pixels; null: not a picture.'`,
  `comment on column predefined_file.updated_by_id is 'Null: delivered, or by a deleted user.'`,
  `comment on column service_file.path_key is 'pathKey(path); unique within the service.'`,
  `comment on column service_file.updated_by_id is 'Null: set up with the service, or by a deleted user.'`,
];

/** Creates the tables of service files and their bytes. */
export const serviceFiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
