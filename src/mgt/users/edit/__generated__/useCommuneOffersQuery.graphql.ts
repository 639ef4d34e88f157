/**
 * @generated SignedSource<<4960344677c56e335b1491502fa48bc5>>
 * @relayHash fd9c05056fefc1677b3c7bb6bb44fa4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8f9eec5f9b5cda5c909eaceb4793cdd3ec2f83da06d8755750bcf2cb816ed3e

import type { ConcreteRequest } from 'relay-runtime';
export type useCommuneOffersQuery$variables = {
  ags: string;
};
export type useCommuneOffersQuery$data = {
  readonly commune: {
    readonly name: string;
    readonly serviceIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type useCommuneOffersQuery = {
  response: useCommuneOffersQuery$data;
  variables: useCommuneOffersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ags"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ags",
    "variableName": "ags"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCommuneOffersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Commune",
        "kind": "LinkedField",
        "name": "commune",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useCommuneOffersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Commune",
        "kind": "LinkedField",
        "name": "commune",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "e8f9eec5f9b5cda5c909eaceb4793cdd3ec2f83da06d8755750bcf2cb816ed3e",
    "metadata": {},
    "name": "useCommuneOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eb14105c2174757eded392dd8d299584";

export default node;
