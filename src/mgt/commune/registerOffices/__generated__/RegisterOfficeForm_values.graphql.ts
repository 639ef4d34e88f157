/**
 * @generated SignedSource<<36552104bce8b96351575860206b7791>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterOfficeForm_values$data = {
  readonly authorityPrefix: string;
  readonly certificatesOnly: boolean;
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly revision: number;
  readonly url: string;
  readonly " $fragmentType": "RegisterOfficeForm_values";
};
export type RegisterOfficeForm_values$key = {
  readonly " $data"?: RegisterOfficeForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterOfficeForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterOfficeForm_values",
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

(node as any).hash = "afdfc0827189769c0696ad71a3f5599c";

export default node;
