/**
 * @generated SignedSource<<a9c2e77a57b1466983cb480732823db3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextTransferMode = "DRAFT" | "PUBLISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StartTransfer_transfer$data = {
  readonly counts: {
    readonly waiting: number;
  };
  readonly id: string;
  readonly isOwn: boolean;
  readonly mode: TextTransferMode;
  readonly " $fragmentType": "StartTransfer_transfer";
};
export type StartTransfer_transfer$key = {
  readonly " $data"?: StartTransfer_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartTransfer_transfer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StartTransfer_transfer",
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextTransferCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextTransfer",
  "abstractKey": null
};

(node as any).hash = "80f89b02b1861910d3dc8d4ebbcc6605";

export default node;
