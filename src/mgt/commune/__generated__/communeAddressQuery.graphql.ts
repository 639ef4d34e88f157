/**
 * @generated SignedSource<<a22cd3372f49e206482befa0a7923d1b>>
 * @relayHash c28226ed5a5b68f5040b73bb0fd4ef97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f7a2367a7c423a8e1938c197b38636e798d3acf11ceec35928827208a5b5a22

import type { ConcreteRequest } from 'relay-runtime';
export type communeAddressQuery$variables = {
  ags: string;
};
export type communeAddressQuery$data = {
  readonly commune: {
    readonly serviceIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type communeAddressQuery = {
  response: communeAddressQuery$data;
  variables: communeAddressQuery$variables;
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
  "name": "serviceIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "communeAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Commune",
        "kind": "LinkedField",
        "name": "commune",
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
    "name": "communeAddressQuery",
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
    "id": "0f7a2367a7c423a8e1938c197b38636e798d3acf11ceec35928827208a5b5a22",
    "metadata": {},
    "name": "communeAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3445bc3d7d997e9d1b5e93aae129621";

export default node;
