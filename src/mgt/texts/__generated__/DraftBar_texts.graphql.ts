/**
 * @generated SignedSource<<86959d04a11125f751b5580d3d7887be>>
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
  readonly sections: ReadonlyArray<{
    readonly drafts: number;
  }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drafts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "e039aec27b77e67aecfc6d825a86cb72";

export default node;
