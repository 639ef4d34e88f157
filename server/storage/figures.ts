/** Statistics of the installation, counted in the database. */
import type { FederalStateCode } from "#domain/federalStates";
import type { Database } from "./database/database";
import { declareRow, int8, json, type RowOf } from "./database/declaredRow";

/** Counts of the stored objects. */
export type StoredFigures = RowOf<typeof figuresRow>;

const figuresRow = declareRow({
  communeCount: int8(),
  /** Federal states (Länder) that have communes, sorted by name. */
  communesByState: json<readonly { readonly state: FederalStateCode; readonly count: number }[]>(),
  communeServiceCount: int8(),
  offeredServiceCount: int8(),
  activeUserCount: int8(),
  invitedUserCount: int8(),
  inactiveUserCount: int8(),
  sessionCount: int8(),
});

/** Counts all figures as of `now` in one statement. */
export async function selectFigures(db: Database, now: Date): Promise<StoredFigures> {
  const { rows } = await figuresRow.sql`
    select
      (select count(*) from commune) as "communeCount",
      (select coalesce(json_agg(json_build_object('state', state, 'count', n) order by state_name), '[]')
        from (select state, state_name, count(*) as n from commune group by state, state_name) as of_state
      ) as "communesByState",
      (select count(*) from commune_service) as "communeServiceCount",
      (select count(distinct service_id) from commune_service) as "offeredServiceCount",
      (select count(*) from user_account where active) as "activeUserCount",
      (select count(*) from user_account u where not active and exists (
        select from user_invitation i
        where i.user_id = u.id and used_at is null and withdrawn_at is null and expires_at > ${now}
      )) as "invitedUserCount",
      (select count(*) from user_account where not active and deactivated_at is not null) as "inactiveUserCount",
      (select count(*) from user_session s join user_account u on u.id = s.user_id
        where u.active and idle_expires_at > ${now} and absolute_expires_at > ${now}) as "sessionCount"
  `.execute(db);
  const figures = rows[0];
  if (!figures) throw new Error("The count returned no row.");
  return figures;
}
