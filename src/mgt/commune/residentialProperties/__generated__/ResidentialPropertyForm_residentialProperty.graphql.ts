/**
 * @generated SignedSource<<3434749ec6f88927a846409fe2591f2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResidentialPropertyForm_residentialProperty$data = {
  readonly ags: string;
  readonly district: string;
  readonly houseNumber: string;
  readonly houseNumberLetter: string;
  readonly id: string;
  readonly letter: string;
  readonly location: string;
  readonly partNumber: string;
  readonly postalCode: string;
  readonly revision: number;
  readonly street: string;
  readonly supplements: string;
  readonly " $fragmentType": "ResidentialPropertyForm_residentialProperty";
};
export type ResidentialPropertyForm_residentialProperty$key = {
  readonly " $data"?: ResidentialPropertyForm_residentialProperty$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResidentialPropertyForm_residentialProperty">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResidentialPropertyForm_residentialProperty",
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
      "name": "ags",
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
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "district",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "houseNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supplements",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "houseNumberLetter",
      "storageKey": null
    }
  ],
  "type": "ResidentialProperty",
  "abstractKey": null
};

(node as any).hash = "908252e8f838d29190008ab12d03c8c8";

export default node;
