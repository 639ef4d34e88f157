/**
 * @generated SignedSource<<16c9c9adddc6f49c1f0271a786fde8fc>>
 * @relayHash c0ebf6cb6d442800cab4798f518b62f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ff5bf3480dc35940790a8dff71b6f5a8b82151d66a716f7f1057f2757545ac

import type { ConcreteRequest } from 'relay-runtime';
export type FeeChangeKind = "AMOUNT" | "PERCENT" | "RESET" | "%future added value";
export type RunState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
export type FeeChangesScreenQuery$variables = Record<PropertyKey, never>;
export type FeeChangesScreenQuery$data = {
  readonly feeChanges: ReadonlyArray<{
    readonly createdAt: string;
    readonly createdBy: {
      readonly username: string;
    };
    readonly day: string;
    readonly expiresAt: string | null | undefined;
    readonly feeCount: number;
    readonly firstFees: ReadonlyArray<{
      readonly id: string;
      readonly serviceId: string;
      readonly text: string;
    }>;
    readonly id: string;
    readonly kind: FeeChangeKind;
    readonly percent: number | null | undefined;
    readonly progress: {
      readonly failed: number;
      readonly open: number;
      readonly succeeded: number;
    };
    readonly retryOf: {
      readonly createdAt: string;
      readonly id: string;
    } | null | undefined;
    readonly startedAt: string | null | undefined;
    readonly state: RunState;
    readonly value: number | null | undefined;
  }>;
};
export type FeeChangesScreenQuery = {
  response: FeeChangesScreenQuery$data;
  variables: FeeChangesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FeeChange",
    "kind": "LinkedField",
    "name": "feeChanges",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "RunProgress",
        "kind": "LinkedField",
        "name": "progress",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "open",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "succeeded",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
        "name": "value",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "percent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "day",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "feeCount",
        "storageKey": null
      },
      {
        "alias": "firstFees",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5
          }
        ],
        "concreteType": "SystemFee",
        "kind": "LinkedField",
        "name": "fees",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          }
        ],
        "storageKey": "fees(first:5)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ActorRef",
        "kind": "LinkedField",
        "name": "createdBy",
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FeeChange",
        "kind": "LinkedField",
        "name": "retryOf",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FeeChangesScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FeeChangesScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "16ff5bf3480dc35940790a8dff71b6f5a8b82151d66a716f7f1057f2757545ac",
    "metadata": {},
    "name": "FeeChangesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f345cbede3ef81ca4687269f3f6841df";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
