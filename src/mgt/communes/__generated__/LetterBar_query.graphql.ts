/**
 * @generated SignedSource<<62a1b9f32d1b35824c4cfa2d1e3b7e45>>
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
  readonly communeInitials: ReadonlyArray<string>;
  readonly " $fragmentType": "LetterBar_query";
};
export type LetterBar_query$key = {
  readonly " $data"?: LetterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LetterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "kind": "ScalarField",
      "name": "communeInitials",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f2f60182683e3ccb241338c3e3a02766";

export default node;
