/** What places are called at the moment. Places that do not exist are omitted. */
import { sql } from "kysely";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { isOneOf } from "#server/storage/resources/resources";

/** A service that a commune offers. */
export interface OfferedService {
  readonly ags: string;
  readonly serviceId: string;
  readonly communeName: string;
}

/** Loads those of the services that their communes offer. */
export async function selectOfferedServices(
  db: Database | Transaction,
  services: readonly { readonly ags: string; readonly serviceId: string }[],
): Promise<OfferedService[]> {
  const communes = services.map(({ ags }) => ags);
  const ids = services.map(({ serviceId }) => serviceId);
  return db
    .selectFrom("commune_service as s")
    .innerJoin("commune as c", "c.ags", "s.commune_ags")
    .select(["s.commune_ags as ags", "s.service_id as serviceId", "c.name as communeName"])
    .where(
      sql<boolean>`(s.commune_ags, s.service_id) in (select * from unnest(${communes}::text[], ${ids}::text[]))`,
    )
    .execute();
}

/** Loads all services of the given communes. */
export async function selectOffers(
  db: Database,
  communes: readonly string[],
): Promise<readonly { readonly ags: string; readonly serviceId: string }[]> {
  return db
    .selectFrom("commune_service as s")
    .select(["s.commune_ags as ags", "s.service_id as serviceId"])
    .where(sql<boolean>`s.commune_ags = any(${communes}::text[])`)
    .execute();
}

/** Loads names and e-mail addresses of users. */
export async function selectUserNames(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly username: string; readonly email: string }[]> {
  return db
    .selectFrom("user_account")
    .select(["id", "username", "email"])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** Loads the names of resources. */
export async function selectResourceNames(
  db: Database | Transaction,
  keys: readonly ResourceKey[],
): Promise<readonly (ResourceKey & { readonly name: string })[]> {
  return db
    .selectFrom("resource as r")
    .select(["r.version", "r.type", "r.id", "r.name"])
    .where(isOneOf(keys))
    .execute();
}

/** The service and commune of a process, without any data of the applicant. */
export interface PlaceOfProcess extends OfferedService {
  readonly pid: string;
}

/** Loads service and commune of processes by pid. */
export async function selectPlacesOfProcesses(
  db: Database | Transaction,
  pids: readonly string[],
): Promise<PlaceOfProcess[]> {
  return db
    .selectFrom("process as p")
    .innerJoin("commune as c", "c.ags", "p.commune_ags")
    .select(["p.pid", "p.commune_ags as ags", "p.service_id as serviceId", "c.name as communeName"])
    .where(sql<boolean>`p.pid = any(${pids}::text[])`)
    .execute();
}

/** Loads AGS and names of communes by name. `null`: of all communes. */
export async function selectDirectory(
  db: Database,
  ags: readonly string[] | null,
): Promise<readonly { readonly ags: string; readonly name: string }[]> {
  return db
    .selectFrom("commune")
    .select(["ags", "name"])
    .$if(ags !== null, (query) => query.where(sql<boolean>`ags = any(${ags}::text[])`))
    .orderBy("name")
    .orderBy("ags")
    .execute();
}
