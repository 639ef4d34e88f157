/**
 * @generated SignedSource<<478190e4a8556cab7f972ed49bc423c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftBar_texts$data = {
  readonly draftChanges: {
    readonly totalCount: number;
  };
  readonly revision: number;
  readonly " $fragmentType": "DraftBar_texts";
};
export type DraftBar_texts$key = {
  readonly " $data"?: DraftBar_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftBar_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DraftBar_texts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "TextChangeConnection",
      "kind": "LinkedField",
      "name": "draftChanges",
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
      "storageKey": "draftChanges(first:1)"
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "b4978370d45b00a314129aebd392fec0";

export default node;
