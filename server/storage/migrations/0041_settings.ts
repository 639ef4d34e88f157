/** When a setting of the installation was changed last, and by whom. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table system_setting
    add column revision integer not null default 0,
    add column updated_at timestamptz,
    add column updated_by_id uuid references user_account (id) on delete set null,
    add column updated_by_name text,
    add column updated_by_role text check (updated_by_role in ('MEMBER', 'SUPPORT', 'ADMIN'))`,
  `create index system_setting_updated_by on system_setting (updated_by_id) where updated_by_id is not null`,
  `comment on column system_setting.value is 'JSON null: the default, after a reset'`,
  `comment on column system_setting.revision is
    'Revision of all settings with which this one was changed; 0: it was stored when the system was set up'`,
  `comment on column system_setting.updated_at is 'Null: never changed since the system was set up'`,
];

/** Adds the columns; earlier settings have no author. */
export const settings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
