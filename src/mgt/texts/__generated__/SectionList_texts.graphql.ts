/**
 * @generated SignedSource<<6da4c8b97f6ecdee35b6a729df87a851>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionList_texts$data = {
  readonly sections: ReadonlyArray<{
    readonly count: number;
    readonly key: string;
    readonly needAttention: number;
  }>;
  readonly " $fragmentType": "SectionList_texts";
};
export type SectionList_texts$key = {
  readonly " $data"?: SectionList_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionList_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SectionList_texts",
  "selections": [
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
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needAttention",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "eb461b4235fd97c6ed63002c42311cc5";

export default node;
