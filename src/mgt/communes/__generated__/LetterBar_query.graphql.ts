/**
 * @generated SignedSource<<5db27ec6a36c0e59dd28ba19a0a46e3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LetterBar_query$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "LetterBar_query";
};
export type LetterBar_query$key = {
  readonly " $data"?: LetterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LetterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LetterBar_query",
  "selections": [
    {
      "alias": "all",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "CommuneConnection",
      "kind": "LinkedField",
      "name": "communes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "communes(first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5637621bb7ab28b127374e05a5fa10c0";

export default node;
