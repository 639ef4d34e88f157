/**
 * @generated SignedSource<<87ce39a32b63c3db00ee2908f7ce6eab>>
 * @relayHash f146e34ccb1d7f711c9777d8cf6ce67a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f16671a7ac947698bad6b15c57a84be2eeec636f9c8f32dc5b070cefe74a9f3

import type { ConcreteRequest } from 'relay-runtime';
export type PlaceKind = "APPLICATION" | "COMMUNE" | "PROCESS" | "RESOURCE" | "SCREEN" | "SERVICE" | "USER" | "%future added value";
export type ownPlacesQuery$variables = Record<PropertyKey, never>;
export type ownPlacesQuery$data = {
  readonly ownPlaces: {
    readonly favourites: ReadonlyArray<{
      readonly ags: string | null | undefined;
      readonly communeName: string | null | undefined;
      readonly detail: string | null | undefined;
      readonly key: string;
      readonly kind: PlaceKind;
      readonly label: string | null | undefined;
      readonly section: string | null | undefined;
      readonly serviceId: string | null | undefined;
    }>;
    readonly recent: ReadonlyArray<{
      readonly ags: string | null | undefined;
      readonly communeName: string | null | undefined;
      readonly detail: string | null | undefined;
      readonly key: string;
      readonly kind: PlaceKind;
      readonly label: string | null | undefined;
      readonly section: string | null | undefined;
      readonly serviceId: string | null | undefined;
    }>;
  };
};
export type ownPlacesQuery = {
  response: ownPlacesQuery$data;
  variables: ownPlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "section",
    "storageKey": null
  },
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
    "name": "communeName",
    "storageKey": null
  },
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
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "detail",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OwnPlaces",
    "kind": "LinkedField",
    "name": "ownPlaces",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "favourites",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "recent",
        "plural": true,
        "selections": (v0/*:: as any*/),
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
    "name": "ownPlacesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownPlacesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4f16671a7ac947698bad6b15c57a84be2eeec636f9c8f32dc5b070cefe74a9f3",
    "metadata": {},
    "name": "ownPlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54ae5d5e1d757b549b500bee2ee13ac3";

export default node;
