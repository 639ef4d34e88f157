/** Files of services as they were before they were replaced or removed, kept while that can be undone. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_file_change (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    expires_at timestamptz not null,
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade
  )`,
  `create index service_file_change_of_service on service_file_change (commune_ags, service_id)`,
  `create index service_file_change_by_end on service_file_change (expires_at)`,
  `create table service_file_change_entry (
    change_id uuid not null references service_file_change (id) on delete cascade,
    file_id uuid not null,
    kind text check (kind in ('LOGO', 'HEADER_IMAGE', 'PRIVACY_STATEMENT', 'IMPRINT', 'TERMS')),
    path text collate "C",
    revision integer,
    sha256 text collate "C" not null references stored_blob (sha256),
    media_type text not null,
    width integer,
    height integer,
    primary key (change_id, file_id),
    check ((kind is null) <> (path is null))
  )`,
  `create index service_file_change_entry_blob on service_file_change_entry (sha256)`,
  `comment on column service_file_change_entry.file_id is
    'service_file.id, or predefined_file.id where there is a kind. The file may be gone.'`,
  `comment on column service_file_change_entry.path is 'Null: of a predefined file.'`,
  `comment on column service_file_change_entry.revision is 'After the change; null: it removed the file.'`,
  `comment on column service_file_change_entry.width is 'Pixels; null: not a predefined picture.'`,
  `comment on column service_file_change_entry.height is 'Pixels; null: not a predefined picture.'`,
];

/** Creates the tables of changes of files that can be undone. */
export const fileChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
