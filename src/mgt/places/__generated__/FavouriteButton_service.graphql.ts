/**
 * @generated SignedSource<<e4b42f7b0db0dde87a844aead1598077>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouriteButton_service$data = {
  readonly id: string;
  readonly isFavourite: boolean;
  readonly serviceId: string;
  readonly " $fragmentType": "FavouriteButton_service";
};
export type FavouriteButton_service$key = {
  readonly " $data"?: FavouriteButton_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavouriteButton_service",
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
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavourite",
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "9607e69875b79b62cbcab8ad46ac0316";

export default node;
