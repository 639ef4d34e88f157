/**
 * @generated SignedSource<<ecc8141f69bd1112d73d194886923930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunePicture_commune$data = {
  readonly picture: {
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "CommunePicture_commune";
};
export type CommunePicture_commune$key = {
  readonly " $data"?: CommunePicture_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunePicture_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunePicture_commune",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "95edaf43c32afde976574f40ab8aaa15";

export default node;
