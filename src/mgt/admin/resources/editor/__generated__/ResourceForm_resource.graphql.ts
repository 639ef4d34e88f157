/**
 * @generated SignedSource<<7e3030584d561a3c1ee3722339f8056e>>
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
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "9815307a88eeefc171765b8246b1dbb6";

export default node;
