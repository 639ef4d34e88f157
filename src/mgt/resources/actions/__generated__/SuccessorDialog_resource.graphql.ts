/**
 * @generated SignedSource<<53934e9dbbae8db698ab36780a129fcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SuccessorDialog_resource$data = {
  readonly resourceId: string;
  readonly successor: {
    readonly isPresent: boolean;
    readonly type: ResourceType;
    readonly version: string;
  } | null | undefined;
  readonly type: ResourceType;
  readonly version: string;
  readonly yaml: string;
  readonly " $fragmentType": "SuccessorDialog_resource";
};
export type SuccessorDialog_resource$key = {
  readonly " $data"?: SuccessorDialog_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuccessorDialog_resource">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SuccessorDialog_resource",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "ResourceSuccessor",
      "kind": "LinkedField",
      "name": "successor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPresent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};
})();

(node as any).hash = "1ed745612b4eb8522d0d12d2e81c9e06";

export default node;
