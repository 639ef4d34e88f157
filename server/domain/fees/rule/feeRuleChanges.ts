/** Saves a commune's own fee rule, or resets it to the rule of the service. */
import { cutText, shortenText } from "#domain/cutText";
import { checkFeeRule, feeRuleSurroundings } from "#domain/feeRules/feeRuleCheck";
import { feeRuleVersionsMax, feeRuleReasonMaxLength } from "#domain/feeRules/feeRuleExamples";
import { feeRuleNodeIdMaxLength, type FeeRule } from "#domain/feeRules/feeRuleNodes";
import { readFeeRule, writeFeeRule, type FeeRuleWireInput } from "#domain/feeRules/feeRuleWire";
import { checkFreeText, readReason } from "#domain/freeText";
import type { FeeRuleExampleValues } from "#domain/schemas/feeRule";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { conflict, done, inTransaction, userError, type Outcome } from "#server/domain/mutationResult";
import { requireCommuneService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { addFeeRuleVersion, storeFeeRule } from "#server/storage/fees/feeRules";
import {
  areSameExamples,
  changedTotals,
  evaluateExamples,
  readExamples,
  totalOf,
  type FeeRuleExampleInput,
} from "./feeRuleExamples";
import { type FeeRuleInputs } from "./feeRuleInputs";
import { loadFeeRule, type ServiceFeeRule } from "./feeRules";
import { feeRuleActivityTarget, loggedFeeRules, type FeeRuleActivity } from "./loggedFeeRules";
import { stampOf } from "#server/domain/stamp";

/** The rule to change, with the revision that was read. */
export interface FeeRuleTarget {
  /** Null if no such rule can exist. */
  readonly key: CommuneServiceKey | null;
  readonly revision: number;
}

/** A rule to save. */
export interface FeeRuleInput {
  readonly nodes: readonly FeeRuleWireInput[];
  readonly examples: readonly FeeRuleExampleInput[];
  /** Why totals of stored examples change. */
  readonly reason: string | null;
}

/** A change of a rule, to be stored and logged. */
interface FeeRuleChange {
  readonly type: FeeRuleActivity;
  /** Null: the rule of the service. */
  readonly own: { readonly rule: FeeRule } | null;
  readonly examples: readonly FeeRuleExampleValues[];
  readonly isVersion: boolean;
  readonly reason: string | null;
}

/**
 * Saves rule and examples as the commune's own if they differ. The value is the rule as stored, even with errors.
 * Payload errors: those of `readFeeRule` and `checkFeeRule` at their nodes, those of `readExamples`, text_too_long and
 * text_invalid; then fee_rule_example_failed; then fee_rule_example_changed; not_found, capability_missing, conflict.
 */
export function saveFeeRule(
  ctx: Context,
  target: FeeRuleTarget,
  input: FeeRuleInput,
): Promise<Outcome<ServiceFeeRule>> {
  return changeFeeRule(ctx, target, (before) => {
    const refuse = (errors: Outcome<never>["errors"]) => ({ value: before, errors });
    const read = readRule(input.nodes, before.inputs);
    const given = readExamples(input.examples);
    const reason = readReason(input.reason ?? "");
    const reasonErrors = reasonProblems(reason);
    const errors = [...read.errors, ...given.errors, ...reasonErrors];
    if (errors.length > 0) return refuse(errors);

    const { rule } = read;
    const { examples, errors: failures } = evaluateExamples(rule, given.examples, before.inputs);
    if (failures.length > 0) return refuse(failures);
    const changed = changedTotals(before.examples, examples);
    if (changed.length > 0 && reason === "") {
      const params = { count: String(changed.length), names: namesOf(changed) };
      return refuse([userError("fee_rule_example_changed", ["reason"], params)]);
    }
    const hasSameNodes = isSameRule(before.rule, rule);
    if (hasSameNodes && areSameExamples(before.examples, examples)) return null;
    return {
      type: hasSameNodes ? "SAVE_FEE_RULE" : "CHANGE_FEE_RULE",
      own: { rule },
      examples,
      isVersion: !hasSameNodes || before.isInherited,
      reason: changed.length > 0 ? reason : null,
    };
  });
}

/**
 * Resets to the rule of the service, unless it already applies. Keeps the examples and recomputes their totals;
 * examples that cannot be evaluated keep their total. The value is the rule as stored, even with a conflict.
 */
export function resetFeeRule(ctx: Context, target: FeeRuleTarget): Promise<Outcome<ServiceFeeRule>> {
  return changeFeeRule(ctx, target, ({ isInherited, inheritedRule, examples, inputs }) =>
    isInherited
      ? null
      : {
          type: "RESET_FEE_RULE",
          own: null,
          examples: examples.map((example) => ({
            ...example,
            total: totalOf(inheritedRule, example, inputs) ?? example.total,
          })),
          isVersion: true,
          reason: null,
        },
  );
}

/**
 * @param decide returns the change, null if nothing differs, or the errors
 */
function changeFeeRule(
  ctx: Context,
  { key, revision }: FeeRuleTarget,
  decide: (before: ServiceFeeRule) => FeeRuleChange | Outcome<ServiceFeeRule> | null,
): Promise<Outcome<ServiceFeeRule>> {
  return inTransaction<ServiceFeeRule>(ctx, async (tx) => {
    const service = await requireCommuneService(ctx, tx, key, "fees");
    const before = await loadFeeRule(tx, service);
    if (before.revision !== revision) {
      return conflict(before, before.lastSaved ?? { updatedByName: null, updatedAt: ctx.now() });
    }
    const decided = decide(before);
    if (decided === null) return done(before);
    return "type" in decided ? done(await applyChange(ctx, tx, before, decided)) : decided;
  });
}

async function applyChange(
  ctx: Context,
  tx: Transaction,
  before: ServiceFeeRule,
  { type, own, examples, isVersion, reason }: FeeRuleChange,
): Promise<ServiceFeeRule> {
  const nodes = own && writeFeeRule(own.rule);
  const stamp = stampOf(ctx);
  await storeFeeRule(tx, before, { nodes, examples }, stamp);
  if (isVersion) await addFeeRuleVersion(tx, before, { nodes, reason }, stamp, feeRuleVersionsMax);
  const after = await loadFeeRule(tx, before);
  await recordActivity(tx, {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    ...feeRuleActivityTarget(before),
    ...loggedFeeRules(before, after, { at: ctx.now(), reason }),
  });
  return after;
}

/** Reads and checks a rule; each error names the index of its node in the list. */
function readRule(nodes: readonly FeeRuleWireInput[], inputs: FeeRuleInputs) {
  const reading = readFeeRule(nodes);
  const problems = reading.isRead
    ? checkFeeRule(reading.rule, feeRuleSurroundings(inputs.variables, inputs.fees))
    : reading.problems;
  const indexes = new Map(problems.length > 0 ? nodes.map(({ nodeId }, at) => [nodeId, at]) : []);
  return {
    rule: reading.isRead ? reading.rule : null,
    errors: problems.map(({ code, nodeId, params }) => {
      const index = nodeId === null ? undefined : indexes.get(nodeId);
      return userError(code, index === undefined ? ["nodes"] : ["nodes", String(index)], {
        ...(nodeId !== null && { nodeId: cutText(nodeId, feeRuleNodeIdMaxLength) }),
        ...params,
      });
    }),
  };
}

function reasonProblems(reason: string) {
  const problem = reason === "" ? null : checkFreeText(reason, feeRuleReasonMaxLength);
  return problem ? [userError(problem.code, ["reason"], problem.params)] : [];
}

const namesShown = 5;
const namesMaxLength = 300;

const namesOf = (examples: readonly FeeRuleExampleValues[]) =>
  shortenText(
    examples
      .slice(0, namesShown)
      .map(({ name }) => name)
      .join(", "),
    namesMaxLength,
  );

const isSameRule = (one: FeeRule, other: FeeRule) =>
  JSON.stringify(writeFeeRule(one)) === JSON.stringify(writeFeeRule(other));
