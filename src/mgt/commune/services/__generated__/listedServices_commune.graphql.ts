/**
 * @generated SignedSource<<3b20f3f7f1d893c6ffd8f2a2275affe1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listedServices_commune$data = {
  readonly ags: string;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly isEnabled: boolean;
    readonly revision: number;
    readonly serviceId: string;
  }>;
  readonly " $fragmentType": "listedServices_commune";
};
export type listedServices_commune$key = {
  readonly " $data"?: listedServices_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"listedServices_commune">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "listedServices_commune",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};
})();

(node as any).hash = "cd71c7de7e1182153a917f8acf3019de";

export default node;
