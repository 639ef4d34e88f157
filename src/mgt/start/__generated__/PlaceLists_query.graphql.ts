/**
 * @generated SignedSource<<6e17a39b70a2eab2cd9fa4cc7edbe6db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaceKind = "APPLICATION" | "COMMUNE" | "PROCESS" | "RESOURCE" | "SCREEN" | "SERVICE" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceLists_query$data = {
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
  readonly " $fragmentType": "PlaceLists_query";
};
export type PlaceLists_query$key = {
  readonly " $data"?: PlaceLists_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceLists_query">;
};

const node: ReaderFragment = (function(){
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlaceLists_query",
  "selections": [
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
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "2cba9c9b0cdb7d19e5976d0b4c0e1d58";

export default node;
