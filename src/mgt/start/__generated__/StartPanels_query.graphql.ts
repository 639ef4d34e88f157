/**
 * @generated SignedSource<<a1cff9f05912cc36052020d26f012457>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartPanels_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OwnTasks_query" | "PlaceLists_query">;
  readonly " $fragmentType": "StartPanels_query";
};
export type StartPanels_query$key = {
  readonly " $data"?: StartPanels_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartPanels_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StartPanels_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnTasks_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceLists_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "79a522dcd99465abd2bc9906d4c11dea";

export default node;
