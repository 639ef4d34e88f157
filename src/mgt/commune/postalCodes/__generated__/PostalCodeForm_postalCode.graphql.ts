/**
 * @generated SignedSource<<8a0817812b827e348fef8614258c8475>>
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
  "metadata": null,
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

(node as any).hash = "03821cd79da5ef666518cbac945f1bdd";

export default node;
