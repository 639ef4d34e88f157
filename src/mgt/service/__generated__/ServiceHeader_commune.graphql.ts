/**
 * @generated SignedSource<<d6b6bff7c6a3a8a83d250e25f2c73a15>>
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
  "metadata": null,
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

(node as any).hash = "8bcb4cd66e0ae3e5c70eda9623fd377a";

export default node;
