/**
 * @generated SignedSource<<5bb62a3f203f1b50d0613fccf5a9efa6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetriedTransfer_transfer$data = {
  readonly retryOf: {
    readonly createdAt: string;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "RetriedTransfer_transfer";
};
export type RetriedTransfer_transfer$key = {
  readonly " $data"?: RetriedTransfer_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetriedTransfer_transfer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RetriedTransfer_transfer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextTransfer",
      "kind": "LinkedField",
      "name": "retryOf",
      "plural": false,
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
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextTransfer",
  "abstractKey": null
};

(node as any).hash = "12b7649065640371e78f6d5a1b1335a7";

export default node;
