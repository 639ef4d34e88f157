/**
 * @generated SignedSource<<64e0af7ca134b1c23ee801592f68b57d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommuneHeader_commune$data = {
  readonly ags: string;
  readonly name: string;
  readonly state: FederalState;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommunePicture_commune" | "CommuneSetup_commune" | "FavouriteButton_commune" | "SectionNavigation_commune">;
  readonly " $fragmentType": "CommuneHeader_commune";
};
export type CommuneHeader_commune$key = {
  readonly " $data"?: CommuneHeader_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneHeader_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommuneHeader_commune",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommunePicture_commune"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButton_commune"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommuneSetup_commune"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SectionNavigation_commune"
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "704b67cce805313c7fdd9940b93739c7";

export default node;
