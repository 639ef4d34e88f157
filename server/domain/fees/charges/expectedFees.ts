/** The fees that the rule of a service charges for an application, as lines of a payment. */
import { evaluateFeeRule } from "#domain/feeRule";
import { amountsOn, priceOn } from "#domain/feePrices";
import type { FeeRuleCharge } from "#domain/feeRules/feeRuleOutcome";
import { variablesOf } from "#domain/feeRules/feeRuleWalk";
import { chargeFees, type ChargedFees } from "#server/domain/accounting/chargedFees";
import type { ServiceFeeRule } from "#server/domain/fees/rule/feeRules";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { feeQuantityMax, type ApplicationFee } from "#server/domain/processes/checkApplication";
import { readAnswers } from "./applicationAnswers";

/**
 * Charges the fees by a rule with the prices of a day. Errors: those of the variables, required for missing ones that
 * the rule reads, and the problem of a rule that cannot be evaluated.
 */
export function chargeByRule(
  { rule, inputs }: Pick<ServiceFeeRule, "rule" | "inputs">,
  variables: unknown,
  day: string,
): Outcome<ChargedFees> {
  const { answers, errors } = readAnswers(variables, variablesOf(rule));
  if (errors.length > 0) return refused(...errors);
  const outcome = evaluateFeeRule(rule, { answers, amountOf: amountsOn(inputs.fees, day) });
  const missing = answers.missingErrors();
  if (missing.length > 0) return refused(...missing);
  if (!outcome.isCharged) {
    const { code, params } = outcome.problem;
    return refused(userError(code, null, params));
  }
  const fees = new Map(inputs.fees.map((fee) => [fee.feeId, fee]));
  const lines = outcome.charges.flatMap((charge) => {
    const fee = fees.get(charge.feeId);
    const price = fee && priceOn(fee.prices, day);
    return fee && price && charge.cents > 0 ? [lineOf(charge, { text: fee.text, ...price })] : [];
  });
  return done(chargeFees(lines, ["fees"]));
}

/** Charges one fee several times, or the whole amount at once if it is not a multiple of the price. */
function lineOf(
  { feeId, quantity: exact, cents }: FeeRuleCharge,
  { text, value, taxRate }: Pick<ApplicationFee, "text" | "taxRate"> & { readonly value: number },
): ApplicationFee {
  const quantity = Number(exact);
  const isMultiple = Number.isInteger(quantity) && quantity <= feeQuantityMax && quantity * value === cents;
  const amount = isMultiple ? { value, quantity } : { value: cents, quantity: 1 };
  return { feeId, text, ...amount, taxRate };
}
