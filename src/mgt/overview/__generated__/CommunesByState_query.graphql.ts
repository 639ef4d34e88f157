/**
 * @generated SignedSource<<97652bb6bdac6a81902b24750a31dc05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommunesByState_query$data = {
  readonly systemOverview: {
    readonly figures: {
      readonly communesByState: ReadonlyArray<{
        readonly count: number;
        readonly state: FederalState;
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "CommunesByState_query";
};
export type CommunesByState_query$key = {
  readonly " $data"?: CommunesByState_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunesByState_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommunesByState_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemOverview",
      "kind": "LinkedField",
      "name": "systemOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SystemFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "82692cb0ec9672f6de72afce822c5f3b";

export default node;
