/**
 * @generated SignedSource<<501ca5f93bafb3e7f36ae4c28793be98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResourceForm_resource$data = {
  readonly id: string;
  readonly resourceId: string;
  readonly revision: number;
  readonly storedSecrets: ReadonlyArray<string>;
  readonly useCount: number;
  readonly yaml: string;
  readonly " $fragmentSpreads": FragmentRefs<"StoredKeystore_resource">;
  readonly " $fragmentType": "ResourceForm_resource";
};
export type ResourceForm_resource$key = {
  readonly " $data"?: ResourceForm_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResourceForm_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResourceForm_resource",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resourceId",
      "storageKey": null
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
      "name": "revision",
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
      "name": "useCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoredKeystore_resource"
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "d338d6b39bd92b7740770a8faf805844";

export default node;
