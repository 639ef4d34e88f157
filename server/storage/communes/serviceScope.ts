/** Conditions on tables whose rows belong to a service of a commune, in the columns `commune_ags` and `service_id`. */
import { sql, type RawBuilder } from "kysely";
import type { Spread } from "#server/storage/database/keyset";
import type { CommuneServiceKey } from "./communeServices";

/** The services whose rows are visible; `null`: all. Without duplicates. */
export type ServiceScope = readonly CommuneServiceKey[] | null;

/** The condition that keeps the rows of the alias that are in the scope. */
export function inServiceScope(alias: string, scope: ServiceScope): RawBuilder<unknown> {
  if (scope === null) return sql`true`;
  const [commune, service] = columnsOf(alias);
  const [only] = scope;
  // A single value uses `=` instead of a list, so that the index also provides the order.
  if (only !== undefined && scope.length === 1) {
    return sql`${commune} = ${only.communeAgs} and ${service} = ${only.serviceId}`;
  }
  return sql`(${commune}, ${service}) in (select * from ${pairs(scope)})`;
}

/**
 * Reads the rows of each service of the scope separately.
 * @param rest the other conditions of the source
 */
export function scopeSpread(
  alias: string,
  scope: NonNullable<ServiceScope>,
  rest: RawBuilder<unknown>,
): Spread {
  const [commune, service] = columnsOf(alias);
  return {
    alias,
    values: sql`${pairs(scope)} as v(commune_ags, service_id)`,
    where: sql`${commune} = v.commune_ags and ${service} = v.service_id and ${rest}`,
  };
}

function columnsOf(alias: string) {
  return [sql.ref(`${alias}.commune_ags`), sql.ref(`${alias}.service_id`)] as const;
}

function pairs(scope: readonly CommuneServiceKey[]): RawBuilder<unknown> {
  const communes = scope.map(({ communeAgs }) => communeAgs);
  const services = scope.map(({ serviceId }) => serviceId);
  return sql`unnest(${communes}::text[], ${services}::text[])`;
}
