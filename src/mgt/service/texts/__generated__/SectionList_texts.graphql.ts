/**
 * @generated SignedSource<<fa8a33cf82fe51d3a190b8694621a732>>
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
    readonly missing: number;
    readonly outdated: number;
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
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outdated",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "1ade222660e83374fef0a8c3b3bea74b";

export default node;
