/** Removes states that no version has ever set: COMMITTING of an import, and RUNNING of an item of a job. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `drop index import_preview_running`,
  `create unique index import_preview_running on import_preview (commune_ags, (kind = 'POSTAL_CODES'))
    where state = 'CHECKING'`,
  `alter table job_item drop constraint job_item_state_check`,
  `alter table job_item add constraint job_item_state_check
    check (state in ('WAITING', 'SUCCEEDED', 'FAILED', 'SKIPPED'))`,
];

/** Replaces the index and the constraint that named them. */
export const unusedStates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
