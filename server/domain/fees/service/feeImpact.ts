/** Previews the effect of a fee change on the cost of applications. */
import { calendarDayOf } from "#domain/calendarDays";
import { evaluateFeeRule } from "#domain/feeRule";
import { amountsOn, type ChargeableFee } from "#domain/feePrices";
import { answersOf } from "#domain/feeRules/feeRuleExamples";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleFacts } from "#domain/feeRules/feeRuleOutcome";
import { feesOf, variablesOf } from "#domain/feeRules/feeRuleWalk";
import type { FeeStatus } from "#domain/fees";
import type { FeeRuleExampleValues } from "#domain/schemas/feeRule";
import type { Context } from "#server/context";
import { answersOfApplication } from "#server/domain/fees/rule/feeRuleInputs";
import { paymentsMax } from "#server/domain/fees/rule/feeRuleReplay";
import { loadFeeRule, loadInheritedFeeRule } from "#server/domain/fees/rule/feeRules";
import {
  selectPaidApplications,
  type PaidApplication,
  type PayingService,
} from "#server/storage/services/paidApplications";
import type { FeeKey } from "#server/storage/fees/serviceFees";
import { selectSystemFees, type SystemFeeKey } from "#server/storage/fees/systemFees";
import { findFee, type Fee } from "./fees";
import { toSystemFee } from "../catalogue/systemFees";

/** A change of a fee that has not been made yet. */
export type PlannedFeeChange = "ACTIVATE" | "DEACTIVATE" | "RESET";

/** An amount before and after a change, in cents without tax. */
export interface FeeImpactAmounts {
  readonly before: number;
  readonly after: number;
}

/** Cost of applications before and after a change. */
export interface FeeImpact {
  /** Whether the rule can charge the fee. */
  readonly isCharged: boolean;
  /** The fee itself, today. */
  readonly fee: FeeImpactAmounts;
  /** The most frequent answers with the fee among the latest payments; null: none. */
  readonly usual: {
    readonly amounts: FeeImpactAmounts;
    readonly count: number;
    readonly paymentCount: number;
  } | null;
  /** Those of the latest payments whose answers the rule can use. */
  readonly usablePaymentCount: number;
  /** Examples whose total would change. */
  readonly examples: readonly { readonly name: string; readonly amounts: FeeImpactAmounts }[];
  readonly unchangedExamples: number;
}

/**
 * Computes the effect of changing a commune's fee. Null if the caller may not see the fee, if it does not exist, or if
 * it is to be reset and the catalogue does not contain it.
 */
export async function readFeeImpact(
  ctx: Context,
  key: FeeKey | null,
  change: PlannedFeeChange,
): Promise<FeeImpact | null> {
  const fee = key && (await findFee(ctx, key));
  const changed = fee && changedFee(fee, change);
  if (!fee || !changed) return null;
  const { rule, examples, inputs } = await loadFeeRule(ctx.db, fee);
  return impactOf(ctx, fee, { rule, examples, fees: inputs.fees, feeId: fee.feeId, changed });
}

/**
 * Computes the effect of changing the status of a fee of the catalogue, by the rule of the service; null: not found.
 */
export async function readSystemFeeImpact(
  ctx: Context,
  key: SystemFeeKey | null,
  status: FeeStatus,
): Promise<FeeImpact | null> {
  if (!key) return null;
  const { serviceId, feeId } = key;
  const rule = await loadInheritedFeeRule(ctx.db, serviceId);
  const keys = [...new Set([feeId, ...feesOf(rule)])].map((each) => ({ serviceId, feeId: each }));
  const fees = (await selectSystemFees(ctx.db, { keys })).map(toSystemFee);
  const fee = fees.find((each) => each.feeId === feeId);
  if (!fee) return null;
  const changed = { status, prices: fee.prices };
  return impactOf(ctx, { communeAgs: null, serviceId }, { rule, examples: [], fees, feeId, changed });
}

/** Null if a fee is to be reset that the catalogue does not contain. */
function changedFee({ prices, inherited }: Fee, change: PlannedFeeChange): ChargeableFee | null {
  if (change === "RESET") return inherited;
  return { prices, status: change === "ACTIVATE" ? "ACTIVE" : "INACTIVE" };
}

/** A fee change with its context. */
interface Change {
  readonly rule: FeeRule;
  readonly examples: readonly FeeRuleExampleValues[];
  readonly fees: readonly (ChargeableFee & { readonly feeId: string })[];
  readonly feeId: string;
  /** The fee after the change. */
  readonly changed: ChargeableFee;
}

async function impactOf(ctx: Context, service: PayingService, change: Change): Promise<FeeImpact> {
  const { rule, examples, fees, feeId, changed } = change;
  const today = calendarDayOf(ctx.now());
  const after = fees.map((fee) => (fee.feeId === feeId ? { ...fee, ...changed } : fee));
  const centsOf = (some: Change["fees"]) => amountsOn(some, today)(feeId)?.cents ?? 0;
  const compare = (answers: FeeRuleFacts["answers"], day: string): Comparison | null => {
    const [one, other] = [fees, after].map((some) =>
      evaluateFeeRule(rule, { answers, amountOf: amountsOn(some, day) }),
    );
    if (!one?.isCharged || !other?.isCharged) return null;
    // The answers alone determine which fees are charged, not the amounts.
    const hasFee = one.charges.some((charge) => charge.feeId === feeId && Number(charge.quantity) > 0);
    return { amounts: { before: one.total, after: other.total }, hasFee };
  };
  const compared = examples.flatMap(({ name, answers, asOf }) => {
    const comparison = compare(answersOf(answers), asOf);
    return comparison ? [{ name, amounts: comparison.amounts }] : [];
  });
  const differing = compared.filter(({ amounts }) => amounts.before !== amounts.after);
  const isCharged = feesOf(rule).includes(feeId);
  const keys = variablesOf(rule).map((variable) => variable.key);
  const payments = isCharged
    ? await selectPaidApplications(ctx.db, service, [...new Set(keys)], paymentsMax)
    : [];
  return {
    isCharged,
    fee: { before: centsOf(fees), after: centsOf(after) },
    ...usualOf(payments, (answers) => compare(answers, today)),
    examples: differing,
    unchangedExamples: compared.length - differing.length,
  };
}

/** Cost of an application before and after a change. */
interface Comparison {
  readonly amounts: FeeImpactAmounts;
  /** Whether the fee is charged. */
  readonly hasFee: boolean;
}

/** The most frequent answers with the fee; in case of a tie, those of the latest payment. */
function usualOf(
  payments: readonly PaidApplication[],
  /** Null: the rule cannot use the answers. */
  compare: (answers: FeeRuleFacts["answers"]) => Comparison | null,
): Pick<FeeImpact, "usual" | "usablePaymentCount"> {
  const groups = new Map<string, { readonly answers: FeeRuleFacts["answers"]; count: number }>();
  for (const { isErased, answers: stored } of payments) {
    if (isErased) continue;
    const answers = answersOfApplication(stored);
    const key = JSON.stringify([...answers].toSorted(([one], [other]) => (one < other ? -1 : 1)));
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { answers, count: 1 });
  }
  let usual: FeeImpact["usual"] = null;
  let usablePaymentCount = 0;
  for (const { answers, count } of [...groups.values()].toSorted((one, other) => other.count - one.count)) {
    const comparison = compare(answers);
    if (!comparison) continue;
    usablePaymentCount += count;
    if (comparison.hasFee) usual ??= { amounts: comparison.amounts, count, paymentCount: payments.length };
  }
  return { usual, usablePaymentCount };
}
