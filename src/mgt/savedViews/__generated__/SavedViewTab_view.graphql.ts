/**
 * @generated SignedSource<<ab501e45b536b974e7fd68852d530ff7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewTab_view$data = {
  readonly createdBy: {
    readonly username: string;
  };
  readonly isOwn: boolean;
  readonly name: string;
  readonly " $fragmentType": "SavedViewTab_view";
};
export type SavedViewTab_view$key = {
  readonly " $data"?: SavedViewTab_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViewTab_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViewTab_view",
  "selections": [
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "6eebfb6bcecfd938d1e2be2954ec1959";

export default node;
