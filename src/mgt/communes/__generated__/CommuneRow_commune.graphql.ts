/**
 * @generated SignedSource<<65a9f3b3f2c4d87ec410c896d01883d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommuneRow_commune$data = {
  readonly ags: string;
  readonly id: string;
  readonly name: string;
  readonly serviceIds: ReadonlyArray<string>;
  readonly state: FederalState;
  readonly unit: string;
  readonly " $fragmentType": "CommuneRow_commune";
};
export type CommuneRow_commune$key = {
  readonly " $data"?: CommuneRow_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneRow_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommuneRow_commune",
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
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "eb6a4d100b69a3125a3e058c5a0a3de4";

export default node;
