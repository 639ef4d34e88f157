/**
 * @generated SignedSource<<c29dad73851cae8c5426b757ee42f72a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SystemFeeHead_fee$data = {
  readonly feeId: string;
  readonly numbers: {
    readonly gebOstNr: string | null | undefined;
    readonly hhst: string | null | undefined;
    readonly objnr: string | null | undefined;
  };
  readonly serviceId: string;
  readonly status: FeeStatus;
  readonly " $fragmentType": "SystemFeeHead_fee";
};
export type SystemFeeHead_fee$key = {
  readonly " $data"?: SystemFeeHead_fee$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemFeeHead_fee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemFeeHead_fee",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeNumbers",
      "kind": "LinkedField",
      "name": "numbers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gebOstNr",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hhst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "objnr",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemFee",
  "abstractKey": null
};

(node as any).hash = "e4c4f3bf7eb8e17e3ad607fc7fb695f6";

export default node;
