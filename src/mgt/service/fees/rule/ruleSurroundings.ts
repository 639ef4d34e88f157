/** What the rule in the editor may refer to. */
import type { FeeRuleSurroundings } from "#domain/feeRules/feeRuleCheck";
import type { Fee } from "../fee";
import type { RuleVariable } from "./feeRule";

/** The fees and inputs of the service as `checkFeeRule` takes them. */
export function surroundingsOf(
  fees: readonly Fee[],
  variables: readonly RuleVariable[],
): FeeRuleSurroundings {
  const types = new Map(variables.map(({ key, type }) => [key, type]));
  const active = new Map(fees.map(({ feeId, status }) => [feeId, status === "ACTIVE"]));
  return {
    typeOfVariable: (key) => types.get(key) ?? null,
    statusOfFee: (feeId) => {
      const isActive = active.get(feeId);
      return isActive === undefined ? null : isActive ? "ACTIVE" : "INACTIVE";
    },
  };
}
