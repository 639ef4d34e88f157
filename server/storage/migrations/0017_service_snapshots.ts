/** Snapshots of what a commune has changed in a service, taken before it is replaced as a whole. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_snapshot (
    id bigint generated always as identity primary key,
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    reason text not null check (reason in ('REINSTALL', 'RESTORE')),
    created_at timestamptz not null,
    created_by_id uuid references user_account (id) on delete set null,
    created_by_name text not null,
    created_by_role text check (created_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    text_count integer not null,
    draft_count integer not null,
    file_count integer not null,
    field_count integer not null,
    languages text[] not null,
    texts jsonb not null,
    predefined_files jsonb not null,
    files jsonb not null,
    form jsonb,
    foreign key (commune_ags, service_id) references commune_service on delete cascade
  )`,
  `create index service_snapshot_of_service on service_snapshot (commune_ags, service_id, id)`,
  `create index service_snapshot_created_by on service_snapshot (created_by_id) where created_by_id is not null`,
  `comment on table service_snapshot is 'What a commune has changed in a service, before it was replaced'`,
  `comment on column service_snapshot.text_count is 'Live texts that differ from the delivered ones.'`,
  `comment on column service_snapshot.texts is 'Rows of service_text with a live text or a draft.'`,
  `comment on column service_snapshot.predefined_files is 'Own rows of predefined_file with a content.'`,
  `comment on column service_snapshot.files is 'All rows of service_file.'`,
  `comment on column service_snapshot.form is 'Null: the delivered form.'`,
  `create table service_snapshot_blob (
    snapshot_id bigint not null references service_snapshot (id) on delete cascade,
    sha256 text collate "C" not null references stored_blob (sha256),
    primary key (snapshot_id, sha256)
  )`,
  `create index service_snapshot_blob_content on service_snapshot_blob (sha256)`,
  `comment on table service_snapshot_blob is 'Contents that the files of a snapshot need.'`,
  `alter table service_text_edition add column origin text not null default 'PUBLICATION'
    check (origin in ('PUBLICATION', 'REINSTALL', 'RESTORE'))`,
  `comment on column service_text_edition.origin is
    'What made the texts live: a publication, a reinstallation of the service portal, or a restored snapshot.'`,
];

/** Adds the tables; stored editions are publications. */
export const serviceSnapshots: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
