/**
 * @generated SignedSource<<8b6dc9efb214351489844a644d08e2ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureSection_commune$data = {
  readonly ags: string;
  readonly name: string;
  readonly picture: {
    readonly height: number;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly revision: number;
  readonly " $fragmentType": "PictureSection_commune";
};
export type PictureSection_commune$key = {
  readonly " $data"?: PictureSection_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureSection_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureSection_commune",
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
      "name": "revision",
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "7cee7fb04eb774a441a2cd6cad084c1b";

export default node;
