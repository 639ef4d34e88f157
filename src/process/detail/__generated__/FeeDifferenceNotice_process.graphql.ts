/**
 * @generated SignedSource<<eb69517ca80894d84fbcb987aa466e83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeeDifferenceNotice_process$data = {
  readonly commune: {
    readonly ags: string;
  };
  readonly feeDifference: number | null | undefined;
  readonly payment: {
    readonly expectedAmount: number | null | undefined;
    readonly totalAmount: number;
  } | null | undefined;
  readonly serviceId: string;
  readonly " $fragmentType": "FeeDifferenceNotice_process";
};
export type FeeDifferenceNotice_process$key = {
  readonly " $data"?: FeeDifferenceNotice_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeDifferenceNotice_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeeDifferenceNotice_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneRef",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "feeDifference",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "payment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalAmount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expectedAmount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "0aa34a305b7db1188a040b7ae754384c";

export default node;
