/**
 * @generated SignedSource<<699b255f57897c0bfd40074943a33c2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryForm_country$data = {
  readonly id: string;
  readonly isEu: boolean;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "CountryForm_country";
};
export type CountryForm_country$key = {
  readonly " $data"?: CountryForm_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryForm_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountryForm_country",
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

(node as any).hash = "139b19819c063bbd99efe75c45d4ae89";

export default node;
