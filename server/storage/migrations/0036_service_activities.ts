/** The history of a service over all communes. */
import { sql, type Kysely, type Migration } from "kysely";

/** Adds the index of the log entries of each service. */
export const serviceActivities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index activity_of_service on activity (service_id, at, id) where service_id is not null`.execute(
      db,
    );
  },
};
