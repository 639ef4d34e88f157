/**
 * @generated SignedSource<<e97eeeda30355ed0a67104bdd86b1a4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResourceActions_resource$data = {
  readonly id: string;
  readonly isDeprecated: boolean;
  readonly revision: number;
  readonly type: ResourceType;
  readonly " $fragmentSpreads": FragmentRefs<"SuccessorDialog_resource">;
  readonly " $fragmentType": "ResourceActions_resource";
};
export type ResourceActions_resource$key = {
  readonly " $data"?: ResourceActions_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResourceActions_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResourceActions_resource",
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
      "name": "type",
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
      "name": "isDeprecated",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuccessorDialog_resource"
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "6a8df63fe210ebca53852f82c39e772c";

export default node;
