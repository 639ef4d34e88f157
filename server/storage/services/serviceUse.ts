/** How communes use the services of the catalogue, in numbers. */
import { sql, type RawBuilder } from "kysely";
import type { DaySpan } from "#domain/statistics/periods";
import { servicePortalId } from "#domain/serviceCatalogue";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4, int8, text, type RowOf } from "#server/storage/database/declaredRow";

/** Use of a service by all communes. */
export type StoredServiceUse = RowOf<typeof useRow>;

const useRow = declareRow({
  serviceId: text(),
  communeCount: int4(),
  enabledCount: int4(),
  /** Communes whose initialization will add it. */
  waitingCount: int4(),
  /** Applications of the requested days. */
  applicationCount: int8(),
  systemFeeCount: int4(),
  hasFeeRule: bool(),
});

/** Condition: the initialization of the commune `c` will add the service of this expression. */
export function awaits(serviceId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(c.initialization <> 'initialized'
    and ${serviceId} = any(case when c.initial_services = '{}' then ${[servicePortalId]}::text[] else c.initial_services end)
    and not exists (
      select from commune_service a where a.commune_ags = c.ags and a.service_id = ${serviceId}))`;
}

/** Loads the use of these services, in no particular order. */
export async function selectServiceUse(
  db: Database | Transaction,
  serviceIds: readonly string[],
  days: DaySpan,
): Promise<readonly StoredServiceUse[]> {
  const { rows } = await serviceUseQuery(serviceIds, days).execute(db);
  return rows;
}

/** The statement of selectServiceUse. */
export function serviceUseQuery(serviceIds: readonly string[], days: DaySpan): RawBuilder<StoredServiceUse> {
  const ids = sql`${serviceIds}::text[]`;
  const onDays = sql`day between ${days.from}::date and ${days.to}::date`;
  return useRow.sql`
    select k.id as "serviceId", coalesce(o.communes, 0)::int4 as "communeCount",
      coalesce(o.enabled, 0)::int4 as "enabledCount", coalesce(w.communes, 0)::int4 as "waitingCount",
      coalesce(a.amount, 0)::bigint as "applicationCount", coalesce(f.fees, 0)::int4 as "systemFeeCount",
      exists (select from fee_rule r where r.service_id = k.id and r.commune_ags is null) as "hasFeeRule"
    from unnest(${ids}) as k (id)
    left join (
      select service_id, count(*) as communes, count(*) filter (where is_enabled) as enabled
      from commune_service where service_id = any(${ids}) group by service_id
    ) as o on o.service_id = k.id
    left join (
      select s.id, count(*) as communes from commune c join unnest(${ids}) as s (id) on ${awaits(sql`s.id`)}
      where c.initialization <> 'initialized' group by s.id
    ) as w on w.id = k.id
    left join (
      select service_id, sum(amount) as amount from (
        select service_id, amount from statistics_sum
        where commune_ags = '' and service_id = any(${ids}) and unit = 'DAY' and figure = 'SUBMITTED' and ${onDays}
        union all
        select service_id, amount from statistics_change
        where service_id = any(${ids}) and figure = 'SUBMITTED' and ${onDays}
      ) as submitted group by service_id
    ) as a on a.service_id = k.id
    left join (
      select service_id, count(*) as fees from service_fee
      where commune_ags is null and service_id = any(${ids}) group by service_id
    ) as f on f.service_id = k.id`;
}
