/**
 * @generated SignedSource<<35dba3f14dfb1addb8844038765fcec1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type resourceFields_resource$data = {
  readonly revision: number;
  readonly storedSecrets: ReadonlyArray<string>;
  readonly yaml: string;
  readonly " $fragmentSpreads": FragmentRefs<"ResourceActions_resource" | "ResourceForm_resource" | "ResourceHeader_resource" | "ResourcesTable_resource" | "StoredKeystore_resource" | "SuccessorDialog_resource">;
  readonly " $fragmentType": "resourceFields_resource";
};
export type resourceFields_resource$key = {
  readonly " $data"?: resourceFields_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"resourceFields_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "resourceFields_resource",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResourcesTable_resource"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResourceActions_resource"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResourceForm_resource"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResourceHeader_resource"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuccessorDialog_resource"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoredKeystore_resource"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yaml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storedSecrets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "d9cd429456f71ac641f7968a65bc443c";

export default node;
