/** Links between log entries: those that one action caused, and the entry that restored the values before another. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  // Earlier entries have none: reading falls back to the job. A volatile default must not rewrite the whole table.
  `alter table activity add column correlation_id uuid, add column restores_id bigint`,
  `comment on column activity.correlation_id is
    'Shared by the entries of one action; null: an earlier entry, which shares its job_id if it has one'`,
  `comment on column activity.restores_id is 'Entry whose former values the action restored'`,
  `create function activity_correlation() returns uuid language plpgsql volatile as $$
    declare
      known text := current_setting('activity.correlation', true);
    begin
      if known is null or known = '' then
        known := gen_random_uuid()::text;
        perform set_config('activity.correlation', known, true);
      end if;
      return known::uuid;
    end $$`,
  `comment on function activity_correlation() is 'The same for all entries of a transaction, unless it was set'`,
  `alter table activity
    alter column correlation_id set default activity_correlation(),
    alter column restores_id set default nullif(current_setting('activity.restores', true), '')::bigint`,
  `create index activity_of_correlation on activity ((coalesce(correlation_id, job_id)), at, id)`,
  `create index activity_of_restored on activity (restores_id, id) where restores_id is not null`,
];

/** Adds the columns with their defaults and indexes; stored entries are unchanged. */
export const activityLinks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
