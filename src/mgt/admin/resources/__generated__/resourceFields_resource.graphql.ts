/**
 * @generated SignedSource<<0990862098bd0ca193601aa5a61d49d4>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ResourcesTable_resource" | "StoredKeystore_resource" | "SuccessorDialog_resource">;
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

(node as any).hash = "1f0f8f9ec56a4b6ec0e090083d6de5e6";

export default node;
