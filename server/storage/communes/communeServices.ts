/** Storage of the services of a commune. */
import { sql, type RawBuilder } from "kysely";
import { serviceInScope, type CommuneScope } from "./communes";
import type { Database, Transaction } from "#server/storage/database/database";

/** A service offered by a commune. */
export interface StoredCommuneService {
  readonly communeAgs: string;
  readonly serviceId: string;
  readonly isEnabled: boolean;
  readonly revision: number;
  readonly updatedAt: Date;
  /** `null` if it was not changed since it was added. */
  readonly updatedByName: string | null;
}

/** Identifies a service of a commune. */
export interface CommuneServiceKey {
  readonly communeAgs: string;
  readonly serviceId: string;
}

const columns = [
  "s.commune_ags as communeAgs",
  "s.service_id as serviceId",
  "s.is_enabled as isEnabled",
  "s.revision",
  "s.updated_at as updatedAt",
  "s.updated_by_name as updatedByName",
] as const;

/** Loads the services of a commune that are in the scope, in no particular order. */
export async function selectCommuneServices(
  db: Database | Transaction,
  ags: string,
  scope: CommuneScope | null,
): Promise<StoredCommuneService[]> {
  return db
    .selectFrom("commune_service as s")
    .select(columns)
    .where("s.commune_ags", "=", ags)
    .where(serviceInScope(scope))
    .execute();
}

/** Locks and returns these services. The locks last until the transaction ends. */
export async function lockCommuneServices(
  tx: Transaction,
  keys: readonly CommuneServiceKey[],
): Promise<StoredCommuneService[]> {
  return (
    tx
      .selectFrom("commune_service as s")
      .select(columns)
      .where(matchesKeys(keys))
      // Always lock in the same order, so that concurrent transactions do not deadlock.
      .orderBy("s.commune_ags")
      .orderBy("s.service_id")
      .forUpdate("s")
      .execute()
  );
}

/** Author and time of a change. */
interface Stamp {
  readonly at: Date;
  readonly by: string;
}

/** Adds services to a commune, enabled. The commune must not have any of them yet. */
export async function insertCommuneServices(
  tx: Transaction,
  ags: string,
  serviceIds: readonly string[],
  { at, by }: Stamp,
): Promise<void> {
  await sql`
    insert into commune_service (commune_ags, service_id, is_enabled, updated_at, updated_by_name)
    select ${ags}, id, true, ${at}::timestamptz, ${by} from unnest(${serviceIds}::text[]) as given (id)`.execute(
    tx,
  );
}

/** Enables or disables services. */
export async function updateCommuneServices(
  tx: Transaction,
  keys: readonly CommuneServiceKey[],
  isEnabled: boolean,
  { at, by }: Stamp,
): Promise<void> {
  await sql`
    update commune_service s
    set is_enabled = ${isEnabled}, revision = revision + 1, updated_at = ${at}, updated_by_name = ${by}
    where ${matchesKeys(keys)}`.execute(tx);
}

/** Removes a service from a commune. */
export async function deleteCommuneService(tx: Transaction, key: CommuneServiceKey): Promise<void> {
  await sql`delete from commune_service s where ${matchesKeys([key])}`.execute(tx);
}

function matchesKeys(keys: readonly CommuneServiceKey[]): RawBuilder<boolean> {
  const communes = keys.map((key) => key.communeAgs);
  const services = keys.map((key) => key.serviceId);
  return sql`(s.commune_ags, s.service_id) in (select * from unnest(${communes}::text[], ${services}::text[]))`;
}

/** Condition: the row of this alias belongs to the service. */
export function ofService(alias: string, { communeAgs, serviceId }: CommuneServiceKey): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.commune_ags`)} = ${communeAgs} and ${sql.ref(`${alias}.service_id`)} = ${serviceId}`;
}
