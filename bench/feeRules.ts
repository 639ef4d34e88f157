import { evaluateFeeRule } from "#domain/feeRule";
import { checkFeeRule } from "#domain/feeRules/feeRuleCheck";
import { feeRuleOperators, type FeeRuleKind } from "#domain/feeRules/feeRuleNodes";
import { readFeeRule, type FeeRuleWireInput } from "#domain/feeRules/feeRuleWire";
import { median, type Report } from "./report";

const ruleCount = 1_000;
const nodesPerRule = 50;
const evaluations = 100_000;
const rounds = 5;
const area = `fee rules of ${nodesPerRule} nodes`;

/** Evaluating many rules, and reading them with all checks as a save does. */
export function feeRules(report: Report): Promise<void> {
  const random = randomNumbers(1);
  const lists = Array.from({ length: ruleCount }, () => createRule(random));
  const rules = lists.map(readAndCheck);
  const applications = Array.from({ length: 100 }, () => createAnswers(random));
  const amountOf = (feeId: string) => ({ cents: 1_000 + Number(feeId) });
  const evaluating = perSecond(evaluations, (at) => {
    const [rule, answers] = [rules[at % ruleCount] ?? null, applications[at % 97] ?? new Map()];
    return evaluateFeeRule(rule, { answers, amountOf }).isCharged;
  });
  const reading = perSecond(ruleCount, (at) => readAndCheck(lists[at] ?? []) !== null);
  report.add(area, `evaluations, median of ${rounds}`, evaluating, "1/s");
  report.add(
    area,
    `${evaluations.toLocaleString("en-US")} evaluations`,
    (evaluations / evaluating) * 1_000,
    "ms",
  );
  report.add(area, `reads with checks, median of ${rounds}`, reading, "1/s");
  return Promise.resolve();
}

/** Calls per second, the median of several rounds after one to warm up. */
function perSecond(calls: number, call: (at: number) => boolean): number {
  const rates = Array.from({ length: rounds + 1 }, () => {
    const begin = performance.now();
    for (let at = 0; at < calls; at++) {
      if (!call(at)) throw new Error(`Call ${at} failed.`);
    }
    return (calls * 1_000) / (performance.now() - begin);
  });
  return median(rates.slice(1));
}

function readAndCheck(nodes: readonly FeeRuleWireInput[]) {
  const reading = readFeeRule(nodes);
  if (!reading.isRead) throw new Error(`A rule cannot be read: ${JSON.stringify(reading.problems)}`);
  const problems = checkFeeRule(reading.rule, {
    typeOfVariable: (key) => (key.startsWith("b") ? "BOOLEAN" : "NUMBER"),
    statusOfFee: () => "ACTIVE",
  });
  if (problems.length > 0) throw new Error(`A rule is not valid: ${JSON.stringify(problems)}`);
  return reading.rule;
}

type Random = (below: number) => number;

/** Numbers from 0 that depend on the seed only (mulberry32). */
function randomNumbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A rule with conditions, products and sums; fees fill it up to its number of nodes. */
function createRule(random: Random): readonly FeeRuleWireInput[] {
  const nodes: FeeRuleWireInput[] = [];
  const positions = new Map<string, number>();
  const add = (
    parentId: string | null,
    slot: string,
    kind: FeeRuleKind,
    values: Partial<FeeRuleWireInput> = {},
  ): string => {
    const nodeId = `node${nodes.length}`;
    const place = `${parentId} ${slot}`;
    const position = positions.get(place) ?? 0;
    positions.set(place, position + 1);
    nodes.push({ nodeId, parentId, slot, position, kind, ...values });
    return nodeId;
  };
  const fee = (parentId: string, slot: string) => add(parentId, slot, "FEE", { feeId: String(random(40)) });
  const payments = [add(null, "ROOT", "PAYMENT")];
  // The largest block has 12 nodes.
  while (nodes.length + 12 <= nodesPerRule) {
    const parentId = payments[random(payments.length)] ?? "";
    if (random(2) === 0) {
      const multiply = add(parentId, "OPERAND", "MULTIPLY");
      const plusOne = add(multiply, "LEFT", "ADD_ONE");
      add(plusOne, "OPERAND", "NUMBER", { variable: `n${random(8)}` });
      payments.push(add(multiply, "RIGHT", "PAYMENT"));
      continue;
    }
    const condition = add(parentId, "OPERAND", "IF");
    const all = add(condition, "CONDITION", random(2) === 0 ? "AND" : "OR");
    add(all, "OPERAND", "BOOLEAN", { variable: `b${random(8)}` });
    const operator = add(all, "OPERAND", "OPERATOR", { operator: feeRuleOperators[random(6)] });
    add(operator, "LEFT", "NUMBER", { variable: `n${random(8)}` });
    add(operator, "RIGHT", "NUMBER", { numberValue: `${random(10)}.${random(100)}` });
    payments.push(add(condition, "THEN", "PAYMENT"));
    const multiply = add(condition, "ELSE", "MULTIPLY");
    add(multiply, "LEFT", "NUMBER", { numberValue: `${random(4)}.5` });
    fee(multiply, "RIGHT");
  }
  while (nodes.length < nodesPerRule) fee(payments[random(payments.length)] ?? "", "OPERAND");
  return nodes;
}

function createAnswers(random: Random): ReadonlyMap<string, boolean | string> {
  const keys = Array.from({ length: 8 }, (_, at) => at);
  return new Map<string, boolean | string>([
    ...keys.map((key) => [`b${key}`, random(2) === 0] as const),
    ...keys.map((key) => [`n${key}`, `${random(12)}.${random(100)}`] as const),
  ]);
}
