/** Texts of a commune belong to one of its services. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `delete from service_texts t where not exists (
    select from commune_service s where s.commune_ags = t.commune_ags and s.service_id = t.service_id
  )`,
  `alter table service_texts
    drop constraint service_texts_commune_ags_fkey,
    add foreign key (commune_ags, service_id) references commune_service on delete cascade`,
];

/** Removes the texts of removed services, and from now on together with their service. */
export const textsOfServices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
