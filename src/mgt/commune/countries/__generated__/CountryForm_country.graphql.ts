/**
 * @generated SignedSource<<d1dc25e5c70708f96be156daf3c4700a>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "98eb950a658ca61c6cb9ebb67c345bbf";

export default node;
