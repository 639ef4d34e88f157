/** Checks fee rules before they are saved. Server and browser check alike. */
import { feeRuleNumberMax, readDecimal } from "./decimals";
import {
  feeRuleNodeIdMaxLength,
  feeRuleSlotsOf,
  feeRuleTypeOf,
  kindsFor,
  type FeeRule,
  type FeeRuleNode,
  type FeeRuleNumber,
} from "./feeRuleNodes";
import { feeRuleProblem, type FeeRuleProblem } from "./feeRuleProblems";
import { childrenOf, placesOf, sizeProblemOf, type FeeRulePlace } from "./feeRuleWalk";

/** What a rule may refer to. */
export interface FeeRuleSurroundings {
  /** Type of an input of the application; null if there is no such input. */
  readonly typeOfVariable: (key: string) => "BOOLEAN" | "NUMBER" | null;
  /** Whether a fee may be charged; null if there is no such fee. */
  readonly statusOfFee: (feeId: string) => "ACTIVE" | "INACTIVE" | null;
}

/** What the rule of a service may refer to: inputs of its application, and its fees. */
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
      ...missingChildren(place.node),
      ...valueProblems(place.node, surroundings),
    ];
  });
}

function placeProblems({ node, parent, slot }: FeeRulePlace): readonly FeeRuleProblem[] {
  if (kindsFor(parent?.kind ?? null, slot).includes(node.kind)) return [];
  const rule = parent && feeRuleSlotsOf[parent.kind].find((each) => each.slot === slot);
  const params = { slot, expected: rule?.type ?? "PAYMENT", found: node.kind };
  return [feeRuleProblem("fee_rule_type_mismatch", node.nodeId, params)];
}

function missingChildren(node: FeeRuleNode): readonly FeeRuleProblem[] {
  const filled = new Set(childrenOf(node).map(([slot]) => slot));
  return feeRuleSlotsOf[node.kind]
    .filter(({ slot, isRequired }) => isRequired && !filled.has(slot))
    .map(({ slot }) => feeRuleProblem("fee_rule_incomplete", node.nodeId, { slot }));
}

function valueProblems(
  node: FeeRuleNode,
  { typeOfVariable, statusOfFee }: FeeRuleSurroundings,
): readonly FeeRuleProblem[] {
  const problem = (code: FeeRuleProblem["code"], params: FeeRuleProblem["params"] = {}) => [
    feeRuleProblem(code, node.nodeId, params),
  ];
  switch (node.kind) {
    case "FEE": {
      if (!node.feeId) return problem("fee_rule_incomplete", { value: "feeId" });
      const status = statusOfFee(node.feeId);
      if (status === "ACTIVE") return [];
      return problem(status === null ? "fee_unknown" : "fee_inactive", { feeId: node.feeId });
    }
    case "OPERATOR":
      return node.operator === null ? problem("fee_rule_incomplete", { value: "operator" }) : [];
    case "BOOLEAN":
    case "NUMBER": {
      const hasLiteral = node.value !== null && node.value !== "";
      if (hasLiteral && node.variable) return problem("fee_rule_malformed");
      if (node.variable) {
        const isKnown = typeOfVariable(node.variable) === node.kind;
        const params = { variable: node.variable, expected: feeRuleTypeOf(node.kind) };
        return isKnown ? [] : problem("fee_rule_variable_unknown", params);
      }
      if (!hasLiteral) return problem("fee_rule_incomplete", { value: "variable" });
      return node.kind === "NUMBER" ? literalProblems(node) : [];
    }
    default:
      return [];
  }
}

/** Numbers of a rule are from 0 to `feeRuleNumberMax`, since a payment must not become negative. */
function literalProblems({ nodeId, value }: FeeRuleNumber): readonly FeeRuleProblem[] {
  const read = readDecimal(value ?? "");
  if (read === "not_decimal") return [feeRuleProblem("not_decimal", nodeId)];
  if (read !== "number_out_of_range" && read >= 0) return [];
  return [
    feeRuleProblem("number_out_of_range", nodeId, { min: "0", max: String(feeRuleNumberMax), places: "4" }),
  ];
}
