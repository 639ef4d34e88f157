/**
 * @generated SignedSource<<9d38627e782d2bc84bacba1e58d53f05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariablesSection_process$data = {
  readonly erasedAt: string | null | undefined;
  readonly variables: unknown | null | undefined;
  readonly " $fragmentType": "VariablesSection_process";
};
export type VariablesSection_process$key = {
  readonly " $data"?: VariablesSection_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariablesSection_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VariablesSection_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variables",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasedAt",
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "c5e72b48762f0ce6943924ecdb9024fb";

export default node;
