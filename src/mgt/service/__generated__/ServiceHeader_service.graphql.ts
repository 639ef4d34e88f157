/**
 * @generated SignedSource<<ae706347383d9393e3238712ebabcde3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceHeader_service$data = {
  readonly state: {
    readonly feeGaps: number | null | undefined;
    readonly textsToDo: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_service" | "ServiceState_service">;
  readonly " $fragmentType": "ServiceHeader_service";
};
export type ServiceHeader_service$key = {
  readonly " $data"?: ServiceHeader_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceHeader_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceHeader_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneServiceState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textsToDo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeGaps",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButton_service"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServiceState_service"
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "d6c7d1912242b2f6f2301cd110d500db";

export default node;
