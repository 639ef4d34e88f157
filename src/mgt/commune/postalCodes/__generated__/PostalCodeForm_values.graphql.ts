/**
 * @generated SignedSource<<2f8e7f0bb5b9f23392ed5925c8e51bc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostalCodeForm_values$data = {
  readonly id: string;
  readonly place: string;
  readonly postalCode: string;
  readonly revision: number;
  readonly " $fragmentType": "PostalCodeForm_values";
};
export type PostalCodeForm_values$key = {
  readonly " $data"?: PostalCodeForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostalCodeForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostalCodeForm_values",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    }
  ],
  "type": "PostalCode",
  "abstractKey": null
};

(node as any).hash = "9d0f28f08e6a23f888c587db02e957b3";

export default node;
