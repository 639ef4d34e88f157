/**
 * @generated SignedSource<<80c5315b24cd30b8a5026fbe4cc488e1>>
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommunePicture_commune",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "82e7b43d8081c13cfd819792a756ee69";

export default node;
