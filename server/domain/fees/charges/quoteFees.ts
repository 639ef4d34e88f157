/** Quotes the fees of an application for the citizens' front end. */
import { calendarDayOf } from "#domain/calendarDays";
import type { Context } from "#server/context";
import { loadFeeRule } from "#server/domain/fees/rule/feeRules";
import { textOfFeeRule } from "#server/domain/fees/rule/feeRuleInputs";
import { done, refused, type Outcome } from "#server/domain/mutationResult";
import { targetErrors } from "#server/domain/processes/applicationTarget";
import { variablesErrors, type Application } from "#server/domain/processes/checkApplication";
import type { StoredFee } from "#server/storage/columnTypes";
import { chargeByRule } from "./expectedFees";

/** Application to quote. The day defaults to today. */
export interface QuoteRequest extends Pick<Application, "ags" | "serviceId" | "variables"> {
  readonly day?: string | null;
}

/** The price of an application; amounts in cents. */
export interface FeeQuote {
  readonly day: string;
  readonly fees: readonly StoredFee[];
  readonly netAmount: number;
  readonly totalAmount: number;
  readonly sentenceDe: string;
  readonly sentenceEn: string;
}

/**
 * Evaluates the current rule of a service with the prices of a day. A service without a rule is free. Payload errors:
 * those of targetErrors, variablesErrors and chargeByRule.
 */
export async function quoteFees(
  { db, now }: Pick<Context, "db" | "now">,
  { ags, serviceId, variables, day: given = null }: QuoteRequest,
): Promise<Outcome<FeeQuote>> {
  const errors = [
    ...(await targetErrors(db, { ags, serviceId }, "fees", { isLocked: false, at: now() })),
    ...variablesErrors(variables),
  ];
  if (errors.length > 0) return refused(...errors);
  const day = given ?? calendarDayOf(now());
  const rule = await loadFeeRule(db, { communeAgs: ags, serviceId });
  const { value, errors: problems } = chargeByRule(rule, variables, day);
  if (value === null) return refused(...problems);
  const textIn = (language: "de" | "en") => textOfFeeRule(rule.rule, rule.inputs, { language, day });
  return done({
    day,
    fees: value.fees,
    netAmount: value.fees.reduce((sum, fee) => sum + fee.value * fee.quantity, 0),
    totalAmount: value.total,
    sentenceDe: textIn("de"),
    sentenceEn: textIn("en"),
  });
}
