/**
 * @generated SignedSource<<c9a6ae9099a613c7e08894d5759dc1a1>>
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
  readonly marked?: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_commune">;
  } | null | undefined;
  readonly name: string;
  readonly serviceIds: ReadonlyArray<string>;
  readonly services?: ReadonlyArray<{
    readonly serviceId: string;
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_service">;
  }>;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isWide"
    }
  ],
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
      "condition": "isWide",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CommuneService",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceId",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FavouriteButton_service"
            }
          ],
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FavouriteButton_commune"
              }
            ],
            "type": "Commune",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "marked"
        }
      ]
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

(node as any).hash = "f9b3b047aa7cdcef51da2a57df9f33e6";

export default node;
