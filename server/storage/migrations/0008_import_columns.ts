/** Data of a checked import file besides the rows that it would add. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table import_preview
    add column ignored_columns text[] not null default '{}',
    add column other_communes jsonb`,
  // Files checked before this migration asked for no confirmation and still need none.
  `alter table user_import add column refused_count integer not null default 0`,
];

/** Adds the columns for ignored columns, other communes and refused rows. */
export const importColumns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
