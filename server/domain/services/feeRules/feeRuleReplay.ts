/** Compares a fee rule with the latest payments of a service. */
import { calendarDayOf } from "#domain/calendarDays";
import { evaluateFeeRule } from "#domain/feeRule";
import { checkFeeRule, feeRuleSurroundings } from "#domain/feeRules/feeRuleCheck";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleFacts } from "#domain/feeRules/feeRuleOutcome";
import { variablesOf } from "#domain/feeRules/feeRuleWalk";
import { readFeeRule, type FeeRuleWireInput } from "#domain/feeRules/feeRuleWire";
import { hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { findCommuneService } from "#server/domain/communes/communeServices";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { selectPaidApplications, type PaidApplication } from "#server/storage/services/paidApplications";
import { loadFeeRuleInputs, amountsOn, type FeeRuleInputs } from "./feeRuleInputs";

/** Most payments that are compared. */
const paymentsMax = 200;

/** What the latest payments would cost under a rule; amounts in cents, without tax. */
export interface FeeRuleReplay {
  readonly paymentCount: number;
  readonly changedCount: number;
  readonly failedCount: number;
  readonly totalBefore: number;
  readonly totalAfter: number;
  readonly largestDifference: number;
}

/**
 * Evaluates a rule with the answers of the latest payments, and the prices of the days of their applications.
 * @throws GraphQLError not_found; bad_request if the rule cannot be saved
 */
export async function replayFeeRule(
  ctx: Context,
  key: CommuneServiceKey | null,
  nodes: readonly FeeRuleWireInput[],
): Promise<FeeRuleReplay> {
  const service = key && hasCapability(key.serviceId, "fees") ? await findCommuneService(ctx, key) : null;
  if (!service) throw failure("not_found");
  const inputs = await loadFeeRuleInputs(ctx.db, service);
  const rule = readChecked(nodes, inputs);
  const keys = new Set(variablesOf(rule).map((variable) => variable.key));
  const payments = await selectPaidApplications(ctx.db, service, [...keys], paymentsMax);
  return compare(rule, payments, inputs);
}

function readChecked(nodes: readonly FeeRuleWireInput[], inputs: FeeRuleInputs): FeeRule {
  const reading = readFeeRule(nodes);
  const [problem] = reading.isRead
    ? checkFeeRule(reading.rule, feeRuleSurroundings(inputs.variables, inputs.fees))
    : reading.problems;
  if (problem || !reading.isRead) {
    const place = problem?.nodeId ? ` at the node ${problem.nodeId.slice(0, 64)}` : "";
    throw failure("bad_request", {
      detail: `The rule cannot be saved: ${problem?.code ?? "malformed"}${place}.`,
    });
  }
  return reading.rule;
}

function compare(rule: FeeRule, payments: readonly PaidApplication[], inputs: FeeRuleInputs): FeeRuleReplay {
  const pricesOfDay = new Map<string, FeeRuleFacts["priceOf"]>();
  const priceOf = (day: string) => {
    const prices = pricesOfDay.get(day) ?? amountsOn(inputs, day);
    pricesOfDay.set(day, prices);
    return prices;
  };
  const compared = payments.flatMap((payment) => {
    if (payment.isErased) return [];
    const facts = { answers: answersOf(payment.answers), priceOf: priceOf(calendarDayOf(payment.createdAt)) };
    const outcome = evaluateFeeRule(rule, facts);
    return outcome.isCharged ? [{ before: paidBeforeTax(payment), after: outcome.total }] : [];
  });
  const differences = compared.map(({ before, after }) => after - before);
  return {
    paymentCount: payments.length,
    changedCount: differences.filter((difference) => difference !== 0).length,
    failedCount: payments.length - compared.length,
    totalBefore: compared.reduce((sum, { before }) => sum + before, 0),
    totalAfter: compared.reduce((sum, { after }) => sum + after, 0),
    largestDifference: differences.reduce(
      (largest, difference) => (Math.abs(difference) > Math.abs(largest) ? difference : largest),
      0,
    ),
  };
}

/** Prices of fees are without tax as well. */
function paidBeforeTax({ fees, totalAmount }: PaidApplication): number {
  if (fees.length === 0) return totalAmount;
  return fees.reduce((sum, { value, quantity }) => sum + Math.round(value * quantity), 0);
}

/** Values that are neither booleans nor numbers stay, so that a rule that needs them fails. */
function answersOf(values: unknown): FeeRuleFacts["answers"] {
  const entries: [string, unknown][] = typeof values === "object" && values ? Object.entries(values) : [];
  return new Map(
    entries.flatMap(([key, value]) => {
      if (value === null) return [];
      const isPlain = typeof value === "string" || typeof value === "number";
      return [[key, typeof value === "boolean" ? value : isPlain ? String(value).trim() : ""] as const];
    }),
  );
}
