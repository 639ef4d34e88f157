/**
 * @generated SignedSource<<31e3c4ed72f0080319bbc1514013cf46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DigestSetting_query$data = {
  readonly ownSettings: {
    readonly digestHour: number;
    readonly sendsMail: boolean;
    readonly wantsDigest: boolean | null | undefined;
  };
  readonly " $fragmentType": "DigestSetting_query";
};
export type DigestSetting_query$key = {
  readonly " $data"?: DigestSetting_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DigestSetting_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DigestSetting_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnSettings",
      "kind": "LinkedField",
      "name": "ownSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wantsDigest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendsMail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digestHour",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "02e104f1fba6b23926e652fce2d37d50";

export default node;
