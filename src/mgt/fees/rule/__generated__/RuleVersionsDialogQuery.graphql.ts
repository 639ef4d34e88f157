/**
 * @generated SignedSource<<d8f2971ae6f0339cab88b8c41ef6649f>>
 * @relayHash 9050a9d5ba7c4e74678113a5cec20f70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 274a5d898c8cbf223f1696655e8b6777ae068be07c8c31c5bca740398c8639bd

import type { ConcreteRequest } from 'relay-runtime';
export type FeeRuleNodeKind = "ADD_ONE" | "AND" | "BOOLEAN" | "FEE" | "IF" | "MULTIPLY" | "NUMBER" | "OPERATOR" | "OR" | "PAYMENT" | "%future added value";
export type FeeRuleOperator = "EQUAL" | "GREATER" | "GREATER_OR_EQUAL" | "LESS" | "LESS_OR_EQUAL" | "NOT_EQUAL" | "%future added value";
export type FeeRuleSlot = "CONDITION" | "ELSE" | "LEFT" | "OPERAND" | "RIGHT" | "ROOT" | "THEN" | "%future added value";
export type RuleVersionsDialogQuery$variables = {
  id: string;
};
export type RuleVersionsDialogQuery$data = {
  readonly node: {
    readonly versions?: ReadonlyArray<{
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
      readonly number: number;
      readonly reason: string | null | undefined;
      readonly savedAt: string;
      readonly savedBy: {
        readonly username: string;
      };
    }> | null | undefined;
  } | null | undefined;
};
export type RuleVersionsDialogQuery = {
  response: RuleVersionsDialogQuery$data;
  variables: RuleVersionsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeRuleVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "savedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FeeRuleNode",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nodeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "parentId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slot",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "booleanValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numberValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "variable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "feeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "operator",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeeRule",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RuleVersionsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RuleVersionsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "274a5d898c8cbf223f1696655e8b6777ae068be07c8c31c5bca740398c8639bd",
    "metadata": {},
    "name": "RuleVersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55a017fc9d56cce0db039939c863f0d7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
