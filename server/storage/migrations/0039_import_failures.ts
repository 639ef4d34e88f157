/** When the automatic import of residential properties began to fail. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table residential_property_source add column failing_since timestamptz`,
  `comment on column residential_property_source.failing_since is
    'First failure since the latest success; null: the latest update succeeded, or it failed before this was recorded'`,
];

/** Adds the column; earlier failures have no time. */
export const importFailures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
