/** How the fees of a service are charged in a commune: by the rule of the service until the commune saves its own. */
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import { readFeeRule, type FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import type { FeeRuleExampleValues } from "#domain/schemas/feeRule";
import { hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { findCommuneService } from "#server/domain/communes/communeServices";
import type { LastSaved } from "#server/domain/mutationResult";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectFeeRules } from "#server/storage/fees/feeRules";
import { loadFeeRuleInputs, type FeeRuleInputs } from "./feeRuleInputs";
import type { StoredActor } from "#server/storage/stamp";

/** The rule in effect, with its inputs. */
export interface ServiceFeeRule extends CommuneServiceKey {
  readonly rule: FeeRule;
  /** The rule of the service; null: it charges nothing. */
  readonly inheritedRule: FeeRule;
  readonly isInherited: boolean;
  /** By name. */
  readonly examples: readonly FeeRuleExampleValues[];
  readonly inputs: FeeRuleInputs;
  /** When and by whom the commune last saved it; null: never. */
  readonly updatedAt: Date | null;
  readonly updatedBy: StoredActor | null;
  readonly revision: number;
  /** The latest change of the commune or of the rule of the service; null: nothing is stored. */
  readonly lastSaved: LastSaved | null;
}

/** Returns the rule in effect of a service that the caller may see; null if the service has no fees. */
export async function readServiceFeeRule(
  { db }: Pick<Context, "db">,
  key: CommuneServiceKey,
): Promise<ServiceFeeRule | null> {
  return hasCapability(key.serviceId, "fees") ? loadFeeRule(db, key) : null;
}

/** Returns the rule in effect; null if there is none or the caller may not see its service. */
export async function findFeeRule(ctx: Context, key: CommuneServiceKey): Promise<ServiceFeeRule | null> {
  return (await findCommuneService(ctx, key)) && readServiceFeeRule(ctx, key);
}

/** Loads the rule in effect. */
export async function loadFeeRule(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<ServiceFeeRule> {
  const key = { communeAgs, serviceId };
  const { own, inherited } = await selectFeeRules(db, key);
  const latest = own && inherited && own.updatedAt < inherited.updatedAt ? inherited : (own ?? inherited);
  const inheritedRule = readStored(inherited?.nodes ?? []);
  return {
    ...key,
    rule: own?.nodes ? readStored(own.nodes) : inheritedRule,
    inheritedRule,
    isInherited: !own?.nodes,
    examples: sortExamples(own?.examples ?? []),
    inputs: await loadFeeRuleInputs(db, key),
    updatedAt: own?.updatedAt ?? null,
    updatedBy: own?.updatedBy ?? null,
    // Both only grow, so the sum changes with either of them and never repeats.
    revision: (own?.revision ?? 0) + (inherited?.revision ?? 0),
    lastSaved: latest && {
      updatedAt: latest.updatedAt,
      updatedByName: latest.updatedBy?.name ?? null,
    },
  };
}

/** Loads the rule of the service, which communes without an own rule use. */
export async function loadInheritedFeeRule(db: Database | Transaction, serviceId: string): Promise<FeeRule> {
  const { inherited } = await selectFeeRules(db, { communeAgs: null, serviceId });
  return readStored(inherited?.nodes ?? []);
}

const byName = new Intl.Collator("de", { numeric: true });

/** Examples by name. */
export function sortExamples<Example extends Pick<FeeRuleExampleValues, "name">>(
  examples: readonly Example[],
): Example[] {
  return examples.toSorted((one, other) => byName.compare(one.name, other.name));
}

function readStored(nodes: readonly FeeRuleWireNode[]): FeeRule {
  const reading = readFeeRule(nodes);
  if (!reading.isRead) throw new Error("A stored fee rule cannot be read.");
  return reading.rule;
}
