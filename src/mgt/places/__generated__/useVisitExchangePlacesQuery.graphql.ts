/**
 * @generated SignedSource<<2e327e6474666ae39afce6de82565338>>
 * @relayHash 5a30c470f97c7e8ae8a153ec10e1f1bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcdf4e24a904511bda46ef81e8881eab6a15f8dab353c65ebee8973c17b7131e

import type { ConcreteRequest } from 'relay-runtime';
export type PlaceKind = "APPLICATION" | "COMMUNE" | "PROCESS" | "RESOURCE" | "SCREEN" | "SERVICE" | "USER" | "%future added value";
export type useVisitExchangePlacesQuery$variables = Record<PropertyKey, never>;
export type useVisitExchangePlacesQuery$data = {
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
export type useVisitExchangePlacesQuery = {
  response: useVisitExchangePlacesQuery$data;
  variables: useVisitExchangePlacesQuery$variables;
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
    "name": "useVisitExchangePlacesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVisitExchangePlacesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bcdf4e24a904511bda46ef81e8881eab6a15f8dab353c65ebee8973c17b7131e",
    "metadata": {},
    "name": "useVisitExchangePlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f80c6b66f782526892f96bc609fd2a5e";

export default node;
