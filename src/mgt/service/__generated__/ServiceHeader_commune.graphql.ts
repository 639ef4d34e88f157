/**
 * @generated SignedSource<<49cc91657413b3172fbd7be6536dd212>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceHeader_commune$data = {
  readonly ags: string;
  readonly name: string;
  readonly serviceIds: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"CommunePicture_commune">;
  readonly " $fragmentType": "ServiceHeader_commune";
};
export type ServiceHeader_commune$key = {
  readonly " $data"?: ServiceHeader_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceHeader_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceHeader_commune",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceIds",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommunePicture_commune"
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "e6edf132a60be39ed95b2cae46db4881";

export default node;
