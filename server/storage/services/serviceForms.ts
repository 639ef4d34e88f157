/** Storage of the forms of services. */
import { sql } from "kysely";
import type { FormField } from "#domain/formFields";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4 } from "#server/storage/database/declaredRow";
import type { StoredActor } from "#server/storage/stamp";

/** A stored form: the one of a commune, or the inherited one. */
export interface StoredServiceForm {
  /** Null: the commune uses the inherited form again. */
  readonly fields: readonly FormField[] | null;
  readonly revision: number;
  readonly updatedAt: Date;
  /** Null if it was not changed since its setup. */
  readonly updatedBy: StoredActor | null;
}

/** The fields of the forms of a service; null for each form that is not stored. */
export interface StoredFormFields {
  readonly own: readonly FormField[] | null;
  readonly inherited: readonly FormField[] | null;
}

/** Loads the commune's own form of a service and the inherited one; null for each that is not stored. */
export async function selectServiceForms(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<{ readonly own: StoredServiceForm | null; readonly inherited: StoredServiceForm | null }> {
  const rows = await db
    .selectFrom("service_form")
    .selectAll()
    .where("service_id", "=", serviceId)
    .where((where) => where.or([where("commune_ags", "=", communeAgs), where("commune_ags", "is", null)]))
    .execute();
  const find = (ags: string | null) => {
    const row = rows.find(({ commune_ags }) => commune_ags === ags);
    if (!row) return null;
    const { fields, revision, updated_at: updatedAt, updated_by_name: name } = row;
    const updatedBy = name === null ? null : { id: row.updated_by_id, name, role: row.updated_by_role };
    return { fields, revision, updatedAt, updatedBy };
  };
  return { own: find(communeAgs), inherited: find(null) };
}

/** Loads the fields of the own and inherited forms of several services, in the order of `keys`. */
export async function selectFormFields(
  db: Database | Transaction,
  keys: readonly CommuneServiceKey[],
): Promise<StoredFormFields[]> {
  const rows = await db
    .selectFrom("service_form")
    .select(["commune_ags as communeAgs", "service_id as serviceId", "fields"])
    .where("service_id", "in", [...new Set(keys.map(({ serviceId }) => serviceId))])
    .where((where) =>
      where.or([
        where("commune_ags", "in", [...new Set(keys.map(({ communeAgs }) => communeAgs))]),
        where("commune_ags", "is", null),
      ]),
    )
    .execute();
  const byKey = new Map(rows.map((row) => [`${row.communeAgs ?? ""}/${row.serviceId}`, row.fields]));
  return keys.map(({ communeAgs, serviceId }) => ({
    own: byKey.get(`${communeAgs}/${serviceId}`) ?? null,
    inherited: byKey.get(`/${serviceId}`) ?? null,
  }));
}

/** Stores the commune's own form, or resets it to the inherited one, and increments its revision. */
export async function storeServiceForm(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  fields: readonly FormField[] | null,
  { at, by }: { readonly at: Date; readonly by: StoredActor },
): Promise<void> {
  const stored = fields && JSON.stringify(fields);
  await sql`
    insert into service_form (
      commune_ags, service_id, fields, updated_at, updated_by_id, updated_by_name, updated_by_role)
    values (${communeAgs}, ${serviceId}, ${stored}::jsonb, ${at}, ${by.id}, ${by.name}, ${by.role})
    on conflict (service_id, coalesce(commune_ags, '')) do update set
      fields = excluded.fields, revision = service_form.revision + 1, updated_at = excluded.updated_at,
      updated_by_id = excluded.updated_by_id, updated_by_name = excluded.updated_by_name,
      updated_by_role = excluded.updated_by_role`.execute(tx);
}

const countRow = declareRow({ count: int4() });

/** Condition: the process of alias `p` can still be delivered or is being delivered. */
export const isUnfinished = sql<boolean>`p.record = 'ACTIVE'
  and p.status not in ('SUCCESS', 'SUCCESS_MANUAL', 'FINALLY_TERMINATED')`;

/** Counts the unfinished processes of a service. */
export async function countRunningApplications(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<number> {
  const { rows } = await countRow.sql`
    select count(*)::int4 as count from process p
    where p.commune_ags = ${communeAgs} and p.service_id = ${serviceId} and ${isUnfinished}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Keys of fields, in snake case. */
export interface AffectedKeys {
  /** Concerns processes that have a variable with one of these names, at any depth. */
  readonly present: readonly string[];
  /** Concerns processes that lack a variable with one of these names. */
  readonly missing: readonly string[];
}

/** Counts the unfinished processes of a service that a change of these fields concerns. */
export async function countAffectedApplications(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  { present, missing }: AffectedKeys,
): Promise<number> {
  const { rows } = await countRow.sql`
    select count(*)::int4 as count from process p
    join process_content c on c.process_id = p.id
    where p.commune_ags = ${communeAgs} and p.service_id = ${serviceId} and ${isUnfinished}
      and (exists (select from unnest(${present.map(anywhere)}::text[]) as k (path)
          where jsonb_path_exists(c.variables, k.path::jsonpath))
        or exists (select from unnest(${missing.map(anywhere)}::text[]) as k (path)
          where not jsonb_path_exists(c.variables, k.path::jsonpath)))`.execute(db);
  return rows[0]?.count ?? 0;
}

/** JSON path of a variable: applications group answers by section, so it may be nested. */
const anywhere = (key: string) => `$.**.${JSON.stringify(key)}`;
