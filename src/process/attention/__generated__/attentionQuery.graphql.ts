/**
 * @generated SignedSource<<a9eec1234a5ea1c93c07cbfe0657cb06>>
 * @relayHash b6ce47632afe575c12d55a46597e2f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2d3e240dc1437a19f98514a529e493453c02bfe7f5de00a9ab2cc3c04d7283b

import type { ConcreteRequest } from 'relay-runtime';
export type attentionQuery$variables = Record<PropertyKey, never>;
export type attentionQuery$data = {
  readonly processesNeedingAttention: {
    readonly count: number;
  };
};
export type attentionQuery = {
  response: attentionQuery$data;
  variables: attentionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProcessCount",
    "kind": "LinkedField",
    "name": "processesNeedingAttention",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "id": "a2d3e240dc1437a19f98514a529e493453c02bfe7f5de00a9ab2cc3c04d7283b",
    "metadata": {},
    "name": "attentionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43d1db8d559a99eeb93663c54310fbd8";

export default node;
