/**
 * @generated SignedSource<<1bb59a89445738a602cbf3060c4a436a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResidentialPropertyForm_values$data = {
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
  readonly " $fragmentType": "ResidentialPropertyForm_values";
};
export type ResidentialPropertyForm_values$key = {
  readonly " $data"?: ResidentialPropertyForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResidentialPropertyForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResidentialPropertyForm_values",
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

(node as any).hash = "dd69e91b694f3415e8381aa3a6394441";

export default node;
