/**
 * @generated SignedSource<<34a7f0c3850648f06bea3bd935c1c4c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryForm_values$data = {
  readonly id: string;
  readonly isEu: boolean;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "CountryForm_values";
};
export type CountryForm_values$key = {
  readonly " $data"?: CountryForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountryForm_values",
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
      "name": "isEu",
      "storageKey": null
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "5acb656b86a97764fafb275058dfbf1e";

export default node;
