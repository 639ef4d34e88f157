/**
 * What the fee rule charges for an application, and by how much its payment differs. A difference needs attention, so
 * the index of such processes is created again.
 */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table process_payment add column expected_amount bigint check (expected_amount >= 0)`,
  `comment on column process_payment.expected_amount is 'What the fee rule charged on the day of submission, in cents with tax; null: it could not be computed.'`,
  `alter table process add column fee_difference bigint check (fee_difference <> 0)`,
  `comment on column process.fee_difference is 'What was paid minus what the fee rule charged, in cents; null: no difference, or not compared.'`,
  `create index process_with_fee_difference on process (record, created_at, id) where fee_difference is not null`,
  `drop index process_needing_attention`,
  `create index process_needing_attention on process (created_at, id)
    where record = 'ACTIVE' and (status = 'ERROR_WITHOUT_RETRY'
      or (status = 'ERROR' and (type = 'SYNCHRONOUS' or tries >= 20)) or fee_difference is not null)`,
];

/** Adds the columns and indexes. */
export const feeDifferences: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
