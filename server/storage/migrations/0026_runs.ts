/** Indexes of the list of runs, which merges bulk jobs, transfers, changes of fees and imports by their start. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `drop index fee_change_started`,
  `create index fee_change_by_start on fee_change (started_at, id) where started_at is not null`,
  `create index text_transfer_by_start on text_transfer (started_at, id) where started_at is not null`,
  `create index import_preview_by_start on import_preview (created_at, id)`,
  `create index import_preview_of_user_by_start on import_preview (created_by_id, created_at, id)`,
  `drop index import_preview_created_by`,
];

/** Replaces and adds the indexes; stored data is unchanged. */
export const runs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
