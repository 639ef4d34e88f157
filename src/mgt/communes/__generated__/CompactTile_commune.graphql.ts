/**
 * @generated SignedSource<<a41524583135c60fb5fc802c43b142b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompactTile_commune$data = {
  readonly ags: string;
  readonly id: string;
  readonly name: string;
  readonly serviceIds: ReadonlyArray<string>;
  readonly state: FederalState;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommunePicture_commune">;
  readonly " $fragmentType": "CompactTile_commune";
};
export type CompactTile_commune$key = {
  readonly " $data"?: CompactTile_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompactTile_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompactTile_commune",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceIds",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommunePicture_commune"
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "2bafa7bbdd4b82d108703d8e07331736";

export default node;
