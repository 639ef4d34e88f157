/**
 * @generated SignedSource<<dcc3fb6c8595a942ac0b0b1cb71bd730>>
 * @relayHash f3ae2447e11b4f63e794307257490db9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3edce6b2f35a6fb2cdc681da630a194a6286cfbcb076aa8f436a43821cfab695

import type { ConcreteRequest } from 'relay-runtime';
export type FeeChangeKind = "AMOUNT" | "PERCENT" | "RESET" | "%future added value";
export type FeeChangeState = "CANCELLED" | "EXPIRED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
export type FeeChangesScreenQuery$variables = Record<PropertyKey, never>;
export type FeeChangesScreenQuery$data = {
  readonly feeChanges: ReadonlyArray<{
    readonly counts: {
      readonly done: number;
      readonly failed: number;
      readonly ready: number;
    };
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
    readonly startedAt: string | null | undefined;
    readonly state: FeeChangeState;
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
v1 = [
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
        "concreteType": "FeeChangeCounts",
        "kind": "LinkedField",
        "name": "counts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ready",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "done",
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FeeChangesScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3edce6b2f35a6fb2cdc681da630a194a6286cfbcb076aa8f436a43821cfab695",
    "metadata": {},
    "name": "FeeChangesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e49aace20b4ae70712fec722cb25d1db";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
