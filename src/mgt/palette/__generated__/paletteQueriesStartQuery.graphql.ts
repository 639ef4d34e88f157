/**
 * @generated SignedSource<<5c82e9b1c3ef4d62979520e7b4dcc832>>
 * @relayHash 3e308f8a9c5d877296c5796e61467cdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5a7ff8e7d031dd0b4504e90c06ee0650ddc7f89964c19d6237a473b425f396a

import type { ConcreteRequest } from 'relay-runtime';
export type PlaceKind = "APPLICATION" | "COMMUNE" | "PROCESS" | "RESOURCE" | "SCREEN" | "SERVICE" | "USER" | "%future added value";
export type paletteQueriesStartQuery$variables = {
  knownVersion?: string | null | undefined;
};
export type paletteQueriesStartQuery$data = {
  readonly communeDirectory: {
    readonly ags: ReadonlyArray<string> | null | undefined;
    readonly names: ReadonlyArray<string> | null | undefined;
    readonly version: string;
  };
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
export type paletteQueriesStartQuery = {
  response: paletteQueriesStartQuery$data;
  variables: paletteQueriesStartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "knownVersion"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ags",
  "storageKey": null
},
v2 = [
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
  (v1/*:: as any*/),
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
v3 = [
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
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "recent",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "knownVersion",
        "variableName": "knownVersion"
      }
    ],
    "concreteType": "CommuneDirectory",
    "kind": "LinkedField",
    "name": "communeDirectory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "names",
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
    "name": "paletteQueriesStartQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paletteQueriesStartQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "b5a7ff8e7d031dd0b4504e90c06ee0650ddc7f89964c19d6237a473b425f396a",
    "metadata": {},
    "name": "paletteQueriesStartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "273d3c385a0a54f6d722cd742f2fda3c";

export default node;
