/**
 * @generated SignedSource<<6d1c2d4c603d810a6a21b894e9f29d7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsesButton_resource$data = {
  readonly id: string;
  readonly name: string;
  readonly useCount: number;
  readonly " $fragmentType": "UsesButton_resource";
};
export type UsesButton_resource$key = {
  readonly " $data"?: UsesButton_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsesButton_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UsesButton_resource",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useCount",
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "2c8f108a91e6a672351a833a5a621aa8";

export default node;
