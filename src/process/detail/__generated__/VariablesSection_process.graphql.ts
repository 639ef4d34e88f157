/**
 * @generated SignedSource<<412ac01af9dab0be0a06587afbac9747>>
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
  "metadata": null,
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

(node as any).hash = "0c47a00ad6c16ba5904f92e7a9764711";

export default node;
