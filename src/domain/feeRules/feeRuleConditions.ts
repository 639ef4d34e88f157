/** Derives the truth of conditions of a fee rule independently of the application. */
import { decimalUnit, feeRuleNumberMax, readDecimal } from "./decimals";
import { childIn, childrenIn, type FeeRule, type FeeRuleNode } from "./feeRuleNodes";

/** Truth of conditions by key; equivalent conditions have the same key. */
export type KnownConditions = ReadonlyMap<string, boolean>;

/** A condition as a key that must be true, or false if it is negated. */
interface Statement {
  readonly key: string;
  readonly isNegated: boolean;
}

/** A literal, or an input plus a literal, in ten-thousandths. */
interface Linear {
  /** Key of the input; null for a literal. */
  readonly variable: string | null;
  readonly offset: number;
}

/** Whether a condition is true or false for every application, given the known conditions; null if undetermined. */
export function truthOf(node: FeeRule, known: KnownConditions): boolean | null {
  switch (node?.kind) {
    case "BOOLEAN":
      return node.variable ? lookUp(statementOf(node), known) : node.booleanValue;
    case "OPERATOR":
      return constantComparison(node) ?? lookUp(statementOf(node), known);
    case "AND":
    case "OR":
      return operandsOf(node).length > 0 ? combinedTruth(node, known) : null;
    default:
      return null;
  }
}

/** Adds the consequences of a condition that is true or false. */
export function addConsequences(known: Map<string, boolean>, node: FeeRule, isTrue: boolean): void {
  const statement = node && statementOf(node);
  if (!statement) return;
  known.set(statement.key, isTrue !== statement.isNegated);
  if (node.kind !== "AND" && node.kind !== "OR") return;
  // All operands of a true AND are true, and all of a false OR are false.
  const operands = operandsOf(node);
  if (isTrue === (node.kind === "AND") || operands.length === 1) {
    for (const operand of operands) addConsequences(known, operand, isTrue);
  }
}

function combinedTruth(node: FeeRuleNode, known: KnownConditions): boolean | null {
  const neutral = node.kind === "AND";
  // An operand is only evaluated if those before it are neutral.
  const before = new Map(known);
  let truth: boolean | null = neutral;
  for (const operand of operandsOf(node)) {
    const next = truthOf(operand, before);
    if (next === !neutral) return next;
    if (next === null) truth = null;
    addConsequences(before, operand, neutral);
  }
  return truth ?? lookUp(statementOf(node), known);
}

function lookUp(statement: Statement | null, known: KnownConditions): boolean | null {
  const found = statement && known.get(statement.key);
  return typeof found === "boolean" ? found !== statement?.isNegated : null;
}

/** Null for a condition that is incomplete or not a boolean. */
function statementOf(node: FeeRule): Statement | null {
  switch (node?.kind) {
    case "BOOLEAN":
      return node.variable ? { key: JSON.stringify([node.variable]), isNegated: false } : null;
    case "OPERATOR":
      return comparisonStatement(node);
    case "AND":
    case "OR": {
      const operands = operandsOf(node);
      const statements = operands.flatMap((operand) => statementOf(operand) ?? []);
      if (statements.length === 0 || statements.length < operands.length) return null;
      const keys = statements.map(({ key, isNegated }) => `${isNegated ? "not " : ""}${key}`);
      return { key: JSON.stringify([node.kind, ...new Set(keys.toSorted())]), isNegated: false };
    }
    default:
      return null;
  }
}

/** Normalizes comparisons to = or <, so that equivalent ones have the same key. */
function comparisonStatement(node: FeeRuleNode): Statement | null {
  const [one, other] = sidesOf(node);
  if (!one || !other) return null;
  switch (node.operator) {
    case "EQUAL":
      return { key: equalKey(one, other), isNegated: false };
    case "NOT_EQUAL":
      return { key: equalKey(one, other), isNegated: true };
    case "LESS":
      return { key: differenceKey("<", one, other), isNegated: false };
    case "GREATER_OR_EQUAL":
      return { key: differenceKey("<", one, other), isNegated: true };
    case "GREATER":
      return { key: differenceKey("<", other, one), isNegated: false };
    case "LESS_OR_EQUAL":
      return { key: differenceKey("<", other, one), isNegated: true };
    default:
      return null;
  }
}

function equalKey(one: Linear, other: Linear): string {
  const isInOrder = (one.variable ?? "") <= (other.variable ?? "");
  return isInOrder ? differenceKey("=", one, other) : differenceKey("=", other, one);
}

function differenceKey(sign: "=" | "<", one: Linear, other: Linear): string {
  return JSON.stringify([sign, one.variable, other.variable, one.offset - other.offset]);
}

/** The truth of a comparison, if the bounds of its numbers determine it. */
function constantComparison(node: FeeRuleNode): boolean | null {
  const [one, other] = sidesOf(node);
  if (!one || !other) return null;
  const isLess = lessByBounds(one, other);
  const isGreater = lessByBounds(other, one);
  switch (node.operator) {
    case "LESS":
      return isLess;
    case "GREATER_OR_EQUAL":
      return negated(isLess);
    case "GREATER":
      return isGreater;
    case "LESS_OR_EQUAL":
      return negated(isGreater);
    case "EQUAL":
      return isLess || isGreater ? false : isLess === false && isGreater === false ? true : null;
    case "NOT_EQUAL":
      return isLess || isGreater ? true : isLess === false && isGreater === false ? false : null;
    default:
      return null;
  }
}

const negated = (truth: boolean | null) => (truth === null ? null : !truth);

/** Whether one number is less than another for all answers, which are from 0 to `feeRuleNumberMax`. */
function lessByBounds(one: Linear, other: Linear): boolean | null {
  if (one.variable === other.variable) return one.offset < other.offset;
  const range = ({ variable }: Linear) => (variable === null ? 0 : feeRuleNumberMax * decimalUnit);
  if (one.offset + range(one) < other.offset) return true;
  return one.offset >= other.offset + range(other) ? false : null;
}

const operandsOf = (node: FeeRuleNode) => childrenIn(node, "OPERAND");

/** Both numbers of a comparison. */
const sidesOf = (node: FeeRuleNode) =>
  [linearOf(childIn(node, "LEFT")), linearOf(childIn(node, "RIGHT"))] as const;

function linearOf(node: FeeRule): Linear | null {
  if (node?.kind === "ADD_ONE") {
    const operand = linearOf(childIn(node, "OPERAND"));
    return operand && { ...operand, offset: operand.offset + decimalUnit };
  }
  if (node?.kind !== "NUMBER") return null;
  if (node.variable) return { variable: node.variable, offset: 0 };
  const read = readDecimal(node.numberValue ?? "");
  return typeof read === "number" ? { variable: null, offset: read } : null;
}
