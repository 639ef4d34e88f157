/** Combinations of type, role and service that log entries have. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";

/** A combination; SYSTEM for no role, empty for no service. */
export interface ActivityKind {
  readonly type: string;
  readonly role: string;
  readonly serviceId: string;
}

/** Filters that combinations decide. `null` in a field: no filter. */
export interface KindConditions {
  readonly types: readonly string[] | null;
  readonly roles: readonly string[] | null;
  readonly services: readonly string[] | null;
  /** Only combinations in which a searched text can be in a label. */
  readonly isLabelled: boolean;
}

/** Loads the existing combinations that match, with their approximate numbers of entries. */
export async function selectKinds(
  db: Database,
  { types, roles, services, isLabelled }: KindConditions,
): Promise<(ActivityKind & { readonly count: number })[]> {
  let query = db
    .selectFrom("activity_kind")
    .select(["type", "role", "service_id as serviceId", "entry_count as count"]);
  if (types !== null) query = query.where("type", "in", types);
  if (roles !== null) query = query.where("role", "in", roles);
  if (services !== null) query = query.where("service_id", "in", services);
  if (isLabelled) query = query.where("is_labelled", "=", true);
  return query.execute();
}

/** Adds entries to the approximate numbers of their combinations. */
export async function countKinds(
  tx: Transaction,
  entries: readonly {
    readonly type: string;
    readonly actor_role: string | null;
    readonly service_id: string | null;
  }[],
): Promise<void> {
  const types = entries.map(({ type }) => type);
  const roles = entries.map(({ actor_role: role }) => role ?? "SYSTEM");
  const services = entries.map(({ service_id: service }) => service ?? "");
  await sql`
    update activity_kind k set entry_count = k.entry_count + added.count
    from (
      select type, role, service_id, count(*) as count
      from unnest(${types}::text[], ${roles}::text[], ${services}::text[]) as chained (type, role, service_id)
      group by type, role, service_id) as added
    where k.type = added.type and k.role = added.role and k.service_id = added.service_id`.execute(tx);
}
