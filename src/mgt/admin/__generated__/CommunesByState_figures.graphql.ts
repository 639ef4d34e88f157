/**
 * @generated SignedSource<<059eae432dfb45c283ab641eda1caf70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommunesByState_figures$data = {
  readonly communesByState: ReadonlyArray<{
    readonly count: number;
    readonly state: FederalState;
  }>;
  readonly " $fragmentType": "CommunesByState_figures";
};
export type CommunesByState_figures$key = {
  readonly " $data"?: CommunesByState_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunesByState_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunesByState_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StateCount",
      "kind": "LinkedField",
      "name": "communesByState",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemFigures",
  "abstractKey": null
};

(node as any).hash = "1fa97a337a18b76862ce3082066a130a";

export default node;
