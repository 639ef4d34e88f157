/** Validation schema of a fee rule with its examples, for the editor. */
import { array, mixed, object, type Schema } from "yup";
import { checkFeeRule, type FeeRuleSurroundings } from "../feeRules/feeRuleCheck";
import {
  feeRuleAnswersMax,
  feeRuleExampleIdMaxLength,
  feeRuleExampleNameMaxLength,
  feeRuleExamplesMax,
} from "../feeRules/feeRuleExamples";
import {
  readFeeRule,
  renumberFeeRule,
  type FeeRuleReading,
  type FeeRuleWireNode,
} from "../feeRules/feeRuleWire";
import { validationMessage } from "../validationMessage";
import { day, singleLineText } from "./fields";

/** An answer of an example; exactly one of both values is set. */
export interface FeeRuleAnswerValues {
  readonly variable: string;
  readonly booleanValue: boolean | null;
  /** A decimal with a point. */
  readonly numberValue: string | null;
}

/** An example in the editor. */
export interface FeeRuleExampleValues {
  readonly exampleId: string;
  readonly name: string;
  readonly asOf: string;
  readonly answers: readonly FeeRuleAnswerValues[];
  /** Total in cents by the rule when it was last saved, or when the example was added. */
  readonly total: number;
}

/** The values of the editor: nodes in pre-order, and examples. */
export interface FeeRuleValues {
  readonly nodes: readonly FeeRuleWireNode[];
  readonly examples: readonly FeeRuleExampleValues[];
}

const tooLong = (max: number) => validationMessage("list_too_long", { max: String(max) });

const example = object({
  exampleId: singleLineText(feeRuleExampleIdMaxLength),
  name: singleLineText(feeRuleExampleNameMaxLength),
  asOf: day(),
  answers: mixed<readonly FeeRuleAnswerValues[]>()
    .defined()
    .test("count", tooLong(feeRuleAnswersMax), (answers) => answers.length <= feeRuleAnswersMax),
  total: mixed<number>().defined(),
});

const hasDuplicates = (texts: readonly string[]) => new Set(texts).size < texts.length;

/** Examples with different ids and names, ignoring case in names. */
export const feeRuleExamplesSchema: Schema<readonly FeeRuleExampleValues[]> = array(example)
  .defined()
  .max(feeRuleExamplesMax, tooLong(feeRuleExamplesMax))
  .test("unique", validationMessage("not_unique"), (examples) => {
    const names = examples.map(({ name }) => name.toLocaleLowerCase("de"));
    return !hasDuplicates(names) && !hasDuplicates(examples.map(({ exampleId }) => exampleId));
  });

/** Parses the nodes of an editor, in any order. */
export type FeeRuleReader = (nodes: FeeRuleValues["nodes"]) => FeeRuleReading;

/** Returns a memoized reader that parses each list once, shared by everything derived from it. */
export function newFeeRuleReader(): FeeRuleReader {
  const known = new WeakMap<FeeRuleValues["nodes"], FeeRuleReading>();
  return (nodes) => {
    const reading = known.get(nodes) ?? readFeeRule(renumberFeeRule(nodes));
    known.set(nodes, reading);
    return reading;
  };
}

/** A rule that is valid in its surroundings, with its examples. */
export function feeRuleSchema(surroundings: FeeRuleSurroundings, read: FeeRuleReader): Schema<FeeRuleValues> {
  return object({
    nodes: mixed<readonly FeeRuleWireNode[]>()
      .defined()
      .test("rule", (nodes, context) => {
        const reading = read(nodes);
        const [problem] = reading.isRead ? checkFeeRule(reading.rule, surroundings) : reading.problems;
        if (!problem) return true;
        const { code, nodeId, params } = problem;
        return context.createError({ message: validationMessage(code, { nodeId: nodeId ?? "", ...params }) });
      }),
    examples: feeRuleExamplesSchema,
  });
}
