/**
 * @generated SignedSource<<9eb361e5d653301654ed0b7e3ff72b61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommuneTile_commune$data = {
  readonly ags: string;
  readonly id: string;
  readonly name: string;
  readonly serviceIds: ReadonlyArray<string>;
  readonly state: FederalState;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommunePicture_commune">;
  readonly " $fragmentType": "CommuneTile_commune";
};
export type CommuneTile_commune$key = {
  readonly " $data"?: CommuneTile_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneTile_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommuneTile_commune",
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

(node as any).hash = "e266df29c4ae788c57dd3d795ce666fb";

export default node;
