/** Checked ZIP archives with files of a service. Their contents are kept until they are imported or expire. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_file_import (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    created_by_id uuid references user_account (id) on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade
  )`,
  `create index service_file_import_of_service on service_file_import (commune_ags, service_id)`,
  `create index service_file_import_by_creator on service_file_import (created_by_id)
    where created_by_id is not null`,
  `create index service_file_import_by_end on service_file_import (expires_at)`,
  `create table service_file_import_entry (
    import_id uuid not null references service_file_import (id) on delete cascade,
    path text collate "C" not null,
    sha256 text collate "C" not null references stored_blob (sha256),
    media_type text not null,
    replaced_id uuid,
    replaced_revision integer,
    primary key (import_id, path),
    check ((replaced_id is null) = (replaced_revision is null))
  )`,
  `create index service_file_import_entry_blob on service_file_import_entry (sha256)`,
  `comment on column service_file_import.created_by_id is 'Null: of a deleted user; nobody can import it.'`,
  `comment on column service_file_import_entry.replaced_id is
    'service_file.id when the archive was checked, with its revision; null: a new file. The file may be gone.'`,
];

/** Creates the tables of checked archives. */
export const serviceFileImports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
