/**
 * @generated SignedSource<<1e1843470d5bfc02e19d5ded2fe7cd4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouriteButton_commune$data = {
  readonly ags: string;
  readonly id: string;
  readonly isFavourite: boolean;
  readonly name: string;
  readonly " $fragmentType": "FavouriteButton_commune";
};
export type FavouriteButton_commune$key = {
  readonly " $data"?: FavouriteButton_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavouriteButton_commune",
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
      "name": "isFavourite",
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "efb8661271b29edb1b3ad05060ce23bc";

export default node;
