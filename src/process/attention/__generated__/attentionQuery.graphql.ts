/**
 * @generated SignedSource<<094d2d9accb8926763a8b96d6070d595>>
 * @relayHash 125007795cbce8f4cfc9b4281ddea191
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e448ef1b91856da9d934d1e560774c6d6eaea4ffd340df28762d8b6f2b1d0441

import type { ConcreteRequest } from 'relay-runtime';
export type attentionQuery$variables = Record<PropertyKey, never>;
export type attentionQuery$data = {
  readonly processCounts: ReadonlyArray<{
    readonly count: number;
  }>;
};
export type attentionQuery = {
  response: attentionQuery$data;
  variables: attentionQuery$variables;
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
    "metadata": null,
    "name": "attentionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "attentionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e448ef1b91856da9d934d1e560774c6d6eaea4ffd340df28762d8b6f2b1d0441",
    "metadata": {},
    "name": "attentionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9bd5a49c6b1cd22ad0d515409ea0d5d2";

export default node;
