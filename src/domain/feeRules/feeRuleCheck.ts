/** Validates fee rules before they are saved. Shared by server and browser. */
import { feeRuleNumberBounds, readDecimal } from "./decimals";
import { feeRuleKindRules, hasField, kindsFor, slotOf, slotsOf } from "./feeRuleKinds";
import { childrenIn, feeRuleNodeIdMaxLength, type FeeRule, type FeeRuleNode } from "./feeRuleNodes";
import { feeRuleProblem, type FeeRuleProblem } from "./feeRuleProblems";
import { placesOf, sizeProblemOf, type FeeRulePlace } from "./feeRuleWalk";

/** The variables and fees available to a rule. */
export interface FeeRuleSurroundings {
  /** Type of an input of the application; null if there is no such input. */
  readonly typeOfVariable: (key: string) => "BOOLEAN" | "NUMBER" | null;
  /** Whether a fee may be charged; null if there is no such fee. */
  readonly statusOfFee: (feeId: string) => "ACTIVE" | "INACTIVE" | null;
}

/** The variables and fees available to the rule of a service. */
export function feeRuleSurroundings(
  variables: readonly { readonly key: string; readonly type: "BOOLEAN" | "NUMBER" }[],
  fees: readonly { readonly feeId: string; readonly status: string }[],
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

/**
 * Returns all problems of a rule, in pre-order; none if it can be saved and evaluated. Of a rule that is too large, it
 * returns only that.
 */
export function checkFeeRule(rule: FeeRule, surroundings: FeeRuleSurroundings): readonly FeeRuleProblem[] {
  const places = placesOf(rule);
  const tooLarge = sizeProblemOf(places);
  if (tooLarge) return [tooLarge];
  const seen = new Set<string>();
  return places.flatMap((place) => {
    const { nodeId } = place.node;
    const isUsable = nodeId !== "" && nodeId.length <= feeRuleNodeIdMaxLength && !seen.has(nodeId);
    seen.add(nodeId);
    return [
      ...(isUsable ? [] : [feeRuleProblem("fee_rule_malformed", nodeId)]),
      ...placeProblems(place),
      ...childProblems(place.node),
      ...valueProblems(place.node, surroundings),
    ];
  });
}

function placeProblems({ node, parent, slot }: FeeRulePlace): readonly FeeRuleProblem[] {
  if (kindsFor(parent?.kind ?? null, slot).includes(node.kind)) return [];
  const rule = parent && slotOf(parent.kind, slot);
  const params = { slot, expected: rule?.type ?? "PAYMENT", found: node.kind };
  return [feeRuleProblem("fee_rule_type_mismatch", node.nodeId, params)];
}

function childProblems(node: FeeRuleNode): readonly FeeRuleProblem[] {
  return slotsOf(node.kind).flatMap(({ slot, isRequired, isList }) => {
    const count = childrenIn(node, slot).length;
    if (count > 1 && !isList) return [feeRuleProblem("fee_rule_malformed", node.nodeId)];
    return count === 0 && isRequired ? [feeRuleProblem("fee_rule_incomplete", node.nodeId, { slot })] : [];
  });
}

function valueProblems(
  node: FeeRuleNode,
  { typeOfVariable, statusOfFee }: FeeRuleSurroundings,
): readonly FeeRuleProblem[] {
  const problem = (code: FeeRuleProblem["code"], params: FeeRuleProblem["params"] = {}) => [
    feeRuleProblem(code, node.nodeId, params),
  ];
  const { type, fields } = feeRuleKindRules[node.kind];
  const filled = fields.filter((field) => hasField(node, field));
  if (filled.length > 1) return problem("fee_rule_malformed");
  switch (filled[0]) {
    case "feeId": {
      const feeId = node.feeId ?? "";
      const status = statusOfFee(feeId);
      if (status === "ACTIVE") return [];
      return problem(status === null ? "fee_unknown" : "fee_inactive", { feeId });
    }
    case "variable": {
      const variable = node.variable ?? "";
      const isKnown = typeOfVariable(variable) === type;
      return isKnown ? [] : problem("fee_rule_variable_unknown", { variable, expected: type });
    }
    case "numberValue": {
      // Not negative, because a payment must not become negative.
      const read = readDecimal(node.numberValue ?? "");
      if (read === "not_decimal") return problem(read);
      const isWithin = read !== "number_out_of_range" && read >= 0;
      return isWithin ? [] : problem("number_out_of_range", feeRuleNumberBounds);
    }
    case undefined: {
      const value = fields.at(-1);
      return value ? problem("fee_rule_incomplete", { value }) : [];
    }
    default:
      return [];
  }
}
