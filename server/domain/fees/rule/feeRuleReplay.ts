/** Compares a fee rule with the latest payments of a service. */
import { calendarDayOf } from "#domain/calendarDays";
import { cutText } from "#domain/cutText";
import { amountsOn } from "#domain/feePrices";
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
import { answersOfApplication, loadFeeRuleInputs, type FeeRuleInputs } from "./feeRuleInputs";

/** Maximum number of payments that are compared. */
export const paymentsMax = 200;

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
 * @throws GraphQLError not_found; bad_request if the rule cannot be evaluated
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

/** Fees that became inactive are treated as free, so that the rule can still be replayed. */
function readChecked(nodes: readonly FeeRuleWireInput[], inputs: FeeRuleInputs): FeeRule {
  const reading = readFeeRule(nodes);
  const problems = reading.isRead
    ? checkFeeRule(reading.rule, feeRuleSurroundings(inputs.variables, inputs.fees))
    : reading.problems;
  const problem = problems.find(({ code }) => code !== "fee_inactive");
  if (problem || !reading.isRead) {
    const place = problem?.nodeId ? ` at the node ${cutText(problem.nodeId, 64)}` : "";
    throw failure("bad_request", {
      detail: `The rule cannot be evaluated: ${problem?.code ?? "malformed"}${place}.`,
    });
  }
  return reading.rule;
}

function compare(rule: FeeRule, payments: readonly PaidApplication[], inputs: FeeRuleInputs): FeeRuleReplay {
  const amountsOfDay = new Map<string, FeeRuleFacts["amountOf"]>();
  const amountOf = (day: string) => {
    const amounts = amountsOfDay.get(day) ?? amountsOn(inputs.fees, day);
    amountsOfDay.set(day, amounts);
    return amounts;
  };
  const compared = payments.flatMap((payment) => {
    if (payment.isErased) return [];
    const outcome = evaluateFeeRule(rule, {
      answers: answersOfApplication(payment.answers),
      amountOf: amountOf(calendarDayOf(payment.createdAt)),
    });
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
