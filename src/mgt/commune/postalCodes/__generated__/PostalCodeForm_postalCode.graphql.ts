/**
 * @generated SignedSource<<2938a14238cca655f5258bb7967d74bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostalCodeForm_postalCode$data = {
  readonly id: string;
  readonly place: string;
  readonly postalCode: string;
  readonly revision: number;
  readonly " $fragmentType": "PostalCodeForm_postalCode";
};
export type PostalCodeForm_postalCode$key = {
  readonly " $data"?: PostalCodeForm_postalCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostalCodeForm_postalCode">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PostalCodeForm_postalCode",
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

(node as any).hash = "a2ddc2edb8bedfd8c29d19efae033153";

export default node;
