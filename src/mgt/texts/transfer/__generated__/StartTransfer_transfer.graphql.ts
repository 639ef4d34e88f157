/**
 * @generated SignedSource<<5be1e402d1211c5b5719e67d4a85d5b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextTransferMode = "DRAFT" | "PUBLISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StartTransfer_transfer$data = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly mode: TextTransferMode;
  readonly progress: {
    readonly open: number;
  };
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
      "concreteType": "RunProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextTransfer",
  "abstractKey": null
};

(node as any).hash = "5c9b68f6e35a9c3eead966aada33cc1b";

export default node;
