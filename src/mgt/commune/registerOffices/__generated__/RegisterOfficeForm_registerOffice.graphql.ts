/**
 * @generated SignedSource<<f3c5defa4c0aac5f9414de95b750bfd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterOfficeForm_registerOffice$data = {
  readonly authorityPrefix: string;
  readonly certificatesOnly: boolean;
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly revision: number;
  readonly url: string;
  readonly " $fragmentType": "RegisterOfficeForm_registerOffice";
};
export type RegisterOfficeForm_registerOffice$key = {
  readonly " $data"?: RegisterOfficeForm_registerOffice$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterOfficeForm_registerOffice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RegisterOfficeForm_registerOffice",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorityPrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificatesOnly",
      "storageKey": null
    }
  ],
  "type": "RegisterOffice",
  "abstractKey": null
};

(node as any).hash = "6d1ee840e8d7c0563883496666f743a6";

export default node;
