/**
 * @generated SignedSource<<22cbf9fd69f7ea596adb6f330e34405f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResourcesTable_resource$data = {
  readonly commune: {
    readonly ags: string;
    readonly name: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CommuneState_commune">;
  } | null | undefined;
  readonly id: string;
  readonly isDeprecated: boolean;
  readonly name: string;
  readonly resourceId: string;
  readonly successor: {
    readonly type: ResourceType;
    readonly version: string;
  } | null | undefined;
  readonly type: ResourceType;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly username: string;
  } | null | undefined;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"KeystoreExpiry_keystore" | "UsesButton_resource">;
  readonly " $fragmentType": "ResourcesTable_resource";
};
export type ResourcesTable_resource$key = {
  readonly " $data"?: ResourcesTable_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResourcesTable_resource">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResourcesTable_resource",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resourceId",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeprecated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResourceSuccessor",
      "kind": "LinkedField",
      "name": "successor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
        },
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommuneState_commune"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeystoreExpiry_keystore"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsesButton_resource"
    }
  ],
  "type": "Resource",
  "abstractKey": null
};
})();

(node as any).hash = "6288d041173209887a7de616edc73719";

export default node;
