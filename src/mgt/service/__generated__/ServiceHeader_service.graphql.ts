/**
 * @generated SignedSource<<917ed149a10cbeeada962a83c43c3d72>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ServiceState_service">;
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
      "name": "ServiceState_service"
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "70232c31e1841a51373b5ad17240b002";

export default node;
