/** Storage of fee rules: the rules of services, and the communes' own with their versions. */
import type { FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import type { FeeRuleExampleValues } from "#domain/schemas/feeRule";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** A stored rule, of a commune or of the service. */
export interface StoredFeeRule {
  /** In pre-order. Null: the commune uses the rule of the service. */
  readonly nodes: readonly FeeRuleWireNode[] | null;
  /** In no particular order; empty for the rule of the service. */
  readonly examples: readonly FeeRuleExampleValues[];
  readonly revision: number;
  readonly updatedAt: Date;
  /** Null if it was not changed since its setup. */
  readonly updatedBy: StoredActor | null;
}

/** A saved version of a commune's rule. */
export interface StoredFeeRuleVersion {
  /** From 1 per commune and service. */
  readonly number: number;
  /** Null if this version returned to the rule of the service. */
  readonly nodes: readonly FeeRuleWireNode[] | null;
  /** Why totals of examples changed; null: none changed. */
  readonly reason: string | null;
  readonly savedAt: Date;
  readonly savedBy: StoredActor;
}

/** Loads the commune's own rule and that of the service; null for each that is not stored, or if no commune is given. */
export async function selectFeeRules(
  db: Database | Transaction,
  { communeAgs, serviceId }: { readonly communeAgs: string | null; readonly serviceId: string },
): Promise<{ readonly own: StoredFeeRule | null; readonly inherited: StoredFeeRule | null }> {
  const rows = await db
    .selectFrom("fee_rule")
    .selectAll()
    .where("service_id", "=", serviceId)
    .where(({ or, eb }) => or([eb("commune_ags", "=", communeAgs), eb("commune_ags", "is", null)]))
    .execute();
  const find = (ags: string | null): StoredFeeRule | null => {
    const row = rows.find(({ commune_ags }) => commune_ags === ags);
    if (!row) return null;
    const { nodes, examples, revision, updated_at: updatedAt, updated_by_name: name } = row;
    const updatedBy = name === null ? null : { id: row.updated_by_id, name, role: row.updated_by_role };
    return { nodes, examples, revision, updatedAt, updatedBy };
  };
  return { own: communeAgs === null ? null : find(communeAgs), inherited: find(null) };
}

/** Stores the commune's own rule with its examples, and increments its revision. */
export async function storeFeeRule(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  { nodes, examples }: Pick<StoredFeeRule, "nodes" | "examples">,
  { at, by }: Stamp,
): Promise<void> {
  const values = {
    nodes: nodes && JSON.stringify(nodes),
    examples: JSON.stringify(examples),
    updated_at: at,
    updated_by_id: by.id,
    updated_by_name: by.name,
    updated_by_role: by.role,
  };
  await tx
    .insertInto("fee_rule")
    .values({ commune_ags: communeAgs, service_id: serviceId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["commune_ags", "service_id"])
        .where("commune_ags", "is not", null)
        .doUpdateSet(({ eb }) => ({ ...values, revision: eb("fee_rule.revision", "+", 1) })),
    )
    .execute();
}

/** Lists the versions of a commune's rule, the latest first. */
export async function selectFeeRuleVersions(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<StoredFeeRuleVersion[]> {
  const rows = await db
    .selectFrom("fee_rule_edition")
    .select(["number", "nodes", "reason", "saved_at as savedAt"])
    .select(["saved_by_id as byId", "saved_by_name as byName", "saved_by_role as byRole"])
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ byId, byName, byRole, ...row }) => ({
    ...row,
    savedBy: { id: byId, name: byName, role: byRole },
  }));
}

/** Adds a version and removes the oldest ones, so that `kept` remain. The service must be locked. */
export async function addFeeRuleVersion(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  { nodes, reason }: Pick<StoredFeeRuleVersion, "nodes" | "reason">,
  { at, by }: Stamp,
  kept: number,
): Promise<void> {
  const latest = await tx
    .selectFrom("fee_rule_edition")
    .select("number")
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const number = (latest?.number ?? 0) + 1;
  await tx
    .insertInto("fee_rule_edition")
    .values({
      commune_ags: communeAgs,
      service_id: serviceId,
      number,
      nodes: nodes && JSON.stringify(nodes),
      reason,
      saved_at: at,
      saved_by_id: by.id,
      saved_by_name: by.name,
      saved_by_role: by.role,
    })
    .execute();
  await tx
    .deleteFrom("fee_rule_edition")
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("number", "<=", number - kept)
    .execute();
}
