/** Addresses of stored reservations. */
import { reservationServiceId } from "#domain/serviceCatalogue";
import type { Database } from "#server/storage/database/database";
import { declareRow, text } from "#server/storage/database/declaredRow";

const emailRow = declareRow({ email: text() });

/** Returns the addresses of the latest reservations of a commune; those without a text in `variables.email` have none. */
export async function selectReservationEmails(
  db: Database,
  communeAgs: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await emailRow.sql`
    select c.variables ->> 'email' as email
    from process p join process_content c on c.process_id = p.id
    where p.commune_ags = ${communeAgs} and p.service_id = ${reservationServiceId} and p.created_at >= ${since}
      and jsonb_typeof(c.variables -> 'email') = 'string'
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
  return rows.map(({ email }) => email);
}
