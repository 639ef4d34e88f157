/**
 * Partial index of the processes that need attention, so that counting and listing them does not scan all failed ones.
 */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create index process_needing_attention on process (created_at, id)
    where record = 'ACTIVE' and (status = 'ERROR_WITHOUT_RETRY'
      or (status = 'ERROR' and (type = 'SYNCHRONOUS' or tries >= 20)))`,
];

/** Adds the index. */
export const processAttention: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
