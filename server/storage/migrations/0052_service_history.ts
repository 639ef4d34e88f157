/** Index of the entries about a service in a commune. */
import { sql, type Kysely, type Migration } from "kysely";

/** Adds the index; stored data is unchanged. */
export const serviceHistory: Migration = {
  async up(db: Kysely<unknown>) {
    // The included columns let the index decide about further conditions.
    await sql`create index activity_of_commune_service on activity (commune_ags, service_id, at, id)
      include (actor_role, type) where commune_ags is not null and service_id is not null`.execute(db);
  },
};
