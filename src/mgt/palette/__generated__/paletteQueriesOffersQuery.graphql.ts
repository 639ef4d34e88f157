/**
 * @generated SignedSource<<23ea106e62a4a67f01b0bdf955ba170f>>
 * @relayHash cebd6a5076ec7a9dccce5cd459692b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f81adbdbfb0cf5cfbc1f0c9058d38bb597a020b3a753ac835c58af502160b44d

import type { ConcreteRequest } from 'relay-runtime';
export type paletteQueriesOffersQuery$variables = {
  communes: ReadonlyArray<string>;
};
export type paletteQueriesOffersQuery$data = {
  readonly communeOffers: ReadonlyArray<{
    readonly ags: string;
    readonly serviceIds: ReadonlyArray<string>;
  }>;
};
export type paletteQueriesOffersQuery = {
  response: paletteQueriesOffersQuery$data;
  variables: paletteQueriesOffersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "communes"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "communes",
        "variableName": "communes"
      }
    ],
    "concreteType": "CommuneOffer",
    "kind": "LinkedField",
    "name": "communeOffers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ags",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "serviceIds",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "paletteQueriesOffersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paletteQueriesOffersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f81adbdbfb0cf5cfbc1f0c9058d38bb597a020b3a753ac835c58af502160b44d",
    "metadata": {},
    "name": "paletteQueriesOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cc93107bbbb9452dd2373c70c22c944";

export default node;
