/** Converts a fee rule between the contract and the values of its editor. */
import { graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import type { FeeRuleVariable } from "#domain/feeRules/feeRuleWalk";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import { readFeeRule, writeFeeRule } from "#domain/feeRules/feeRuleWire";
import type { LocalizedTexts } from "#domain/formFields";
import type { FeeRuleValues } from "#domain/schemas/feeRule";
import type { feeRule_rule$key } from "./__generated__/feeRule_rule.graphql";

const ruleFragment = graphql`
  fragment feeRule_rule on FeeRule @inline @throwOnFieldError {
    id
    isInherited
    updatedAt
    updatedBy {
      username
    }
    revision
    nodes {
      nodeId
      parentId
      slot
      position
      kind
      booleanValue
      numberValue
      variable
      feeId
      operator
    }
    variables {
      key
      type
      labels {
        language
        text
      }
    }
    examples {
      exampleId
      name
      asOf
      total
      answers {
        variable
        booleanValue
        numberValue
      }
    }
  }
`;

/** An input of the application, with its labels by language. */
export interface RuleVariable extends FeeRuleVariable {
  readonly labels: LocalizedTexts;
}

/** Values of the editor. */
export interface RuleData {
  readonly id: string;
  readonly isInherited: boolean;
  readonly updatedAt?: string | null | undefined;
  readonly updatedBy?: { readonly username: string } | null | undefined;
  readonly revision: number;
  readonly variables: readonly RuleVariable[];
  readonly values: FeeRuleValues;
}

/** Nodes and examples are merged one by one; the order of nodes follows from their places. */
export const ruleKeys = {
  nodes: { key: "nodeId", isOrdered: true },
  examples: { key: "exampleId" },
} as const;

/** Reads the data of a rule; null if the viewer may only read its text. */
export function readRule(rule: feeRule_rule$key): RuleData | null {
  const { nodes, variables, examples, ...data } = readInlineData(ruleFragment, rule);
  if (!nodes || !variables || !examples) return null;
  return {
    ...data,
    variables: variables.map(({ key, type, labels }) => ({
      key,
      type: type === "NUMBER" ? "NUMBER" : "BOOLEAN",
      labels: Object.fromEntries(labels.map(({ language, text }) => [language, text])),
    })),
    values: {
      nodes: writeFeeRule(readNodes(nodes)),
      examples: examples.map(({ answers, ...example }) => ({
        ...example,
        answers: answers.map(({ variable, booleanValue, numberValue }) => ({
          variable,
          booleanValue: booleanValue ?? null,
          numberValue: numberValue ?? null,
        })),
      })),
    },
  };
}

/** Builds the rule from the nodes of the server. */
export function readNodes(nodes: Parameters<typeof readFeeRule>[0]): FeeRule {
  const reading = readFeeRule(nodes);
  return reading.isRead ? reading.rule : null;
}
