/** Indexes for the filters of the activity log. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table activity_pseudonymisation drop column entry_count`,
  `alter table activity_pseudonymisation rename column done_at to noted_at`,
];

/** Adds the indexes. */
export const activityFilters: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
