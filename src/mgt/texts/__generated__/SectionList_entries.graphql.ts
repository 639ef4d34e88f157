/**
 * @generated SignedSource<<be5e22501d18871ce3f6eb5cbf85e399>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionList_entries$data = {
  readonly sectionCounts: ReadonlyArray<{
    readonly count: number;
    readonly key: string;
  }>;
  readonly " $fragmentType": "SectionList_entries";
};
export type SectionList_entries$key = {
  readonly " $data"?: SectionList_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionList_entries">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SectionList_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextSectionCount",
      "kind": "LinkedField",
      "name": "sectionCounts",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextEntryConnection",
  "abstractKey": null
};

(node as any).hash = "1983f802026fa54f9054f8e1f30364b4";

export default node;
