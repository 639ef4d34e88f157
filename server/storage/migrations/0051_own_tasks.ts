/** Indexes of what needs a person in each service of a commune. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create index process_in_error_of_service on process (commune_ags, service_id, created_at)
    where record = 'ACTIVE' and status in ('ERROR', 'ERROR_WITHOUT_RETRY')`,
  `create index feedback_unread_of_service on feedback (commune_ags, service_id, created_at) where read_at is null`,
];

/** Adds the indexes; stored data is unchanged. */
export const ownTasks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
