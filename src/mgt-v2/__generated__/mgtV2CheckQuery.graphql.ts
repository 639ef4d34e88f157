/**
 * @generated SignedSource<<34131f13462ed3763160609f8b746c46>>
 * @relayHash 53c2a1f282c43bafd04a6f4a214c9b19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58b88613d18d3c3735b68dad563ea1ab9f8c92a1dd0005840efa27eb41c1c123

import type { ConcreteRequest } from 'relay-runtime';
export type mgtV2CheckQuery$variables = Record<PropertyKey, never>;
export type mgtV2CheckQuery$data = {
  readonly node: {
    readonly id: string;
  } | null | undefined;
};
export type mgtV2CheckQuery = {
  response: mgtV2CheckQuery$data;
  variables: mgtV2CheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "check"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "mgtV2CheckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": "node(id:\"check\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "mgtV2CheckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": "node(id:\"check\")"
      }
    ]
  },
  "params": {
    "id": "58b88613d18d3c3735b68dad563ea1ab9f8c92a1dd0005840efa27eb41c1c123",
    "metadata": {},
    "name": "mgtV2CheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e870b4e3cbc12df8b9bbd2ea323af15";

export default node;
