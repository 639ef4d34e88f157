/**
 * @generated SignedSource<<48d9dab33ccd0b3a4a73d107a1240def>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FeeRuleNodeKind = "ADD_ONE" | "AND" | "BOOLEAN" | "FEE" | "IF" | "MULTIPLY" | "NUMBER" | "OPERATOR" | "OR" | "PAYMENT" | "%future added value";
export type FeeRuleOperator = "EQUAL" | "GREATER" | "GREATER_OR_EQUAL" | "LESS" | "LESS_OR_EQUAL" | "NOT_EQUAL" | "%future added value";
export type FeeRuleSlot = "CONDITION" | "ELSE" | "LEFT" | "OPERAND" | "RIGHT" | "ROOT" | "THEN" | "%future added value";
export type FeeRuleVariableType = "BOOLEAN" | "NUMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type feeRule_rule$data = {
  readonly examples: ReadonlyArray<{
    readonly answers: ReadonlyArray<{
      readonly booleanValue: boolean | null | undefined;
      readonly numberValue: string | null | undefined;
      readonly variable: string;
    }>;
    readonly asOf: string;
    readonly exampleId: string;
    readonly name: string;
    readonly total: number;
  }> | null | undefined;
  readonly id: string;
  readonly isInherited: boolean;
  readonly nodes: ReadonlyArray<{
    readonly booleanValue: boolean | null | undefined;
    readonly feeId: string | null | undefined;
    readonly kind: FeeRuleNodeKind;
    readonly nodeId: string;
    readonly numberValue: string | null | undefined;
    readonly operator: FeeRuleOperator | null | undefined;
    readonly parentId: string | null | undefined;
    readonly position: number;
    readonly slot: FeeRuleSlot;
    readonly variable: string | null | undefined;
  }> | null | undefined;
  readonly revision: number;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly username: string;
  } | null | undefined;
  readonly variables: ReadonlyArray<{
    readonly key: string;
    readonly labels: ReadonlyArray<{
      readonly language: string;
      readonly text: string;
    }>;
    readonly type: FeeRuleVariableType;
  }> | null | undefined;
  readonly " $fragmentType": "feeRule_rule";
};
export type feeRule_rule$key = {
  readonly " $data"?: feeRule_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"feeRule_rule">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "feeRule_rule"
};

(node as any).hash = "2deeac7c4733f843d3edee8cf9e66046";

export default node;
