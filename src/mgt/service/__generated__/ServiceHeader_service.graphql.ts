/**
 * @generated SignedSource<<21ab3ca84a13d4e1e8ca2eb9a20eca72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceHeader_service$data = {
  readonly state: {
    readonly drafts: number | null | undefined;
    readonly feeGaps: number | null | undefined;
    readonly missingTexts: number | null | undefined;
    readonly outdatedTexts: number | null | undefined;
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
          "name": "drafts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingTexts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outdatedTexts",
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

(node as any).hash = "737abb4f9b296c07c6a86c92b201d9d3";

export default node;
