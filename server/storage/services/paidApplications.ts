/** Reads payments together with the answers of their applications. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type Computed, type RowOf } from "#server/storage/database/declaredRow";

/**
 * Maximum number of applications that are searched for payments, the latest first, so that services without any cost
 * little.
 */
const searchedMax = 5_000;

const isErased: Computed<boolean> = { type: "bool" };

const paidApplicationRow = declareRow({
  createdAt: "process.created_at",
  totalAmount: "process_payment.total_amount",
  fees: "process_payment.fees",
  isErased,
  answers: json<unknown>(),
});

/** A payment with the application that it was made for. */
export type PaidApplication = RowOf<typeof paidApplicationRow>;

/** A service in a commune, or in all of them if none is given: then archived applications are left out. */
export interface PayingService {
  readonly communeAgs: string | null;
  readonly serviceId: string;
}

/**
 * The query for the latest completed payments of a service. `answers` has the first value of each key, at
 * any depth; those that the application lacks are null.
 */
export function paidApplicationsQuery(
  { communeAgs, serviceId }: PayingService,
  keys: readonly string[],
  limit: number,
) {
  // Both conditions begin an index in the order of creation.
  const place = communeAgs === null ? sql`record = 'ACTIVE'` : sql`commune_ags = ${communeAgs}`;
  // The limit of the lateral join makes PostgreSQL look up each payment by its key, instead of reading the whole table.
  const paths = keys.map((key) => `$.**.${JSON.stringify(key)}`);
  return paidApplicationRow.sql`
    select p.created_at as "createdAt", p.total_amount as "totalAmount", p.fees,
      c.process_id is null as "isErased",
      (select json_object_agg(k.key, jsonb_path_query_first(c.variables, k.path::jsonpath))
        from unnest(${keys}::text[], ${paths}::text[]) as k (key, path)) as answers
    from (
      select latest.id, latest.created_at, y.total_amount, y.fees, y.completed_at
      from (
        select id, created_at from process
        where ${place} and service_id = ${serviceId}
        order by created_at desc, id desc limit ${sql.lit(searchedMax)}
      ) latest
      cross join lateral (
        select total_amount, fees, completed_at from process_payment where process_id = latest.id limit 1
      ) y
      where y.completed_at is not null
      order by y.completed_at desc, latest.id desc limit ${limit}
    ) p
    left join process_content c on c.process_id = p.id
    order by p.completed_at desc, p.id desc`;
}

/** Returns the latest completed payments of a service. */
export async function selectPaidApplications(
  db: Database | Transaction,
  key: PayingService,
  keys: readonly string[],
  limit: number,
): Promise<readonly PaidApplication[]> {
  return (await paidApplicationsQuery(key, keys, limit).execute(db)).rows;
}
