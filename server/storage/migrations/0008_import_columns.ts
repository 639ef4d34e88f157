/** What a checked file holds beside the rows that it would bring. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table import_preview
    add column ignored_columns text[] not null default '{}',
    add column other_communes jsonb`,
  // Files that were checked before asked for no confirmation, and need none now.
  `alter table user_import add column refused_count integer not null default 0`,
];

/** Adds columns that hold this; statements are run in order. */
export const importColumns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
