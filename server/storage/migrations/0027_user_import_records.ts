/** Imports of users stay as records after their end, without the users, and are listed among the runs. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table user_import
    add column state text not null default 'READY' check (state in ('READY', 'COMMITTED', 'EXPIRED')),
    add column file_name text,
    add column row_count integer,
    add column created_by_name text not null default '',
    add column created_by_role text,
    alter column created_by_id drop not null,
    drop constraint user_import_created_by_id_fkey,
    add constraint user_import_created_by_id_fkey
      foreign key (created_by_id) references user_account (id) on delete set null`,
  `update user_import i set (created_by_name, created_by_role) = (
    select username, role_type from user_account u where u.id = i.created_by_id)`,
  `create index user_import_by_start on user_import (created_at, id)`,
  `create index user_import_of_user_by_start on user_import (created_by_id, created_at, id)`,
  `drop index user_import_by_creator`,
  `comment on column user_import.users is 'The users to create; empty once it has ended.'`,
  `comment on column user_import.file_name is 'Null: of an earlier release.'`,
  `comment on column user_import.row_count is 'Including skipped rows. Null: of an earlier release.'`,
  `comment on column user_import.created_by_id is 'Null: a deleted user.'`,
];

/** Adds the columns and indexes; stored imports keep their users. */
export const userImportRecords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
