/**
 * @generated SignedSource<<f67863a1b923ab1f88015b760d75fa5b>>
 * @relayHash 1f333bb46832583b221af3bcdc644aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ed7d694b280d2d75d848c4d6cda501a7ed2ffa27fc7e95881e2c43522571fc9

import type { ConcreteRequest } from 'relay-runtime';
export type communeAddressQuery$variables = {
  ags: string;
};
export type communeAddressQuery$data = {
  readonly commune: {
    readonly name: string;
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
    "id": "1ed7d694b280d2d75d848c4d6cda501a7ed2ffa27fc7e95881e2c43522571fc9",
    "metadata": {},
    "name": "communeAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7b5464042e0f8b1e2041df4436743a26";

export default node;
