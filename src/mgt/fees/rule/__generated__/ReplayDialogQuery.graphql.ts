/**
 * @generated SignedSource<<822542864023a467c85e8f0685527a6d>>
 * @relayHash 906b5d58f603ecc83255f10094cb4c55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f157e67f1255fa140f48fc17bfe75539ee55455f2801b7df734866bd8e3e23

import type { ConcreteRequest } from 'relay-runtime';
export type FeeRuleNodeKind = "ADD_ONE" | "AND" | "BOOLEAN" | "FEE" | "IF" | "MULTIPLY" | "NUMBER" | "OPERATOR" | "OR" | "PAYMENT" | "%future added value";
export type FeeRuleOperator = "EQUAL" | "GREATER" | "GREATER_OR_EQUAL" | "LESS" | "LESS_OR_EQUAL" | "NOT_EQUAL" | "%future added value";
export type FeeRuleSlot = "CONDITION" | "ELSE" | "LEFT" | "OPERAND" | "RIGHT" | "ROOT" | "THEN" | "%future added value";
export type FeeRuleNodeInput = {
  booleanValue?: boolean | null | undefined;
  feeId?: string | null | undefined;
  kind: FeeRuleNodeKind;
  nodeId: string;
  numberValue?: string | null | undefined;
  operator?: FeeRuleOperator | null | undefined;
  parentId?: string | null | undefined;
  position: number;
  slot: FeeRuleSlot;
  variable?: string | null | undefined;
};
export type ReplayDialogQuery$variables = {
  nodes: ReadonlyArray<FeeRuleNodeInput>;
  ruleId: string;
};
export type ReplayDialogQuery$data = {
  readonly feeRuleReplay: {
    readonly changedCount: number;
    readonly failedCount: number;
    readonly largestDifference: number;
    readonly paymentCount: number;
    readonly totalAfter: number;
    readonly totalBefore: number;
  };
};
export type ReplayDialogQuery = {
  response: ReplayDialogQuery$data;
  variables: ReplayDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nodes"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ruleId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "nodes",
        "variableName": "nodes"
      },
      {
        "kind": "Variable",
        "name": "ruleId",
        "variableName": "ruleId"
      }
    ],
    "concreteType": "FeeRuleReplay",
    "kind": "LinkedField",
    "name": "feeRuleReplay",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalBefore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalAfter",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "largestDifference",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReplayDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReplayDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "15f157e67f1255fa140f48fc17bfe75539ee55455f2801b7df734866bd8e3e23",
    "metadata": {},
    "name": "ReplayDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6bb46d8c74fb0cb68b500ae1059497eb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
