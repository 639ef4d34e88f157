/**
 * @generated SignedSource<<210b3b7e21cdcb505382431781b6f045>>
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
  readonly metadata: {
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
      "name": "metadata",
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

(node as any).hash = "c464eb403e5f8df45331765c57a9bf2e";

export default node;
