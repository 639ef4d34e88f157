/**
 * @generated SignedSource<<0f072b234c307a094e4fd82daebf1ec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RemoveResource_resource$data = {
  readonly commune: {
    readonly ags: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly resourceId: string;
  readonly revision: number;
  readonly type: ResourceType;
  readonly urn: string;
  readonly useCount: number;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"ResourceUses_resource">;
  readonly " $fragmentType": "RemoveResource_resource";
};
export type RemoveResource_resource$key = {
  readonly " $data"?: RemoveResource_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveResource_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RemoveResource_resource",
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
      "name": "name",
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
      "name": "urn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "name": "revision",
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
      "alias": null,
      "args": null,
      "concreteType": "ResourceCommune",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResourceUses_resource"
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "908f132ec83e2becb73c6e9f1f47c9bc";

export default node;
