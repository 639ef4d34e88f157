/**
 * @generated SignedSource<<afe27bc03693d3329e80c0daa33f3f23>>
 * @relayHash c434dda9c69e65d209aa3b19776e1e14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a82868ed624f0cc15886520e7588aae7612b0df516c350e9d9160cea68fef205

import type { ConcreteRequest } from 'relay-runtime';
export type AttentionCountQuery$variables = Record<PropertyKey, never>;
export type AttentionCountQuery$data = {
  readonly processCounts: ReadonlyArray<{
    readonly count: number;
  }>;
};
export type AttentionCountQuery = {
  response: AttentionCountQuery$data;
  variables: AttentionCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filters",
        "value": [
          {
            "needsAttention": true
          }
        ]
      }
    ],
    "concreteType": "ProcessCount",
    "kind": "LinkedField",
    "name": "processCounts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": "processCounts(filters:[{\"needsAttention\":true}])"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AttentionCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AttentionCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a82868ed624f0cc15886520e7588aae7612b0df516c350e9d9160cea68fef205",
    "metadata": {},
    "name": "AttentionCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8816069d52ac36e7ef3db4a5b5f594d2";

export default node;
