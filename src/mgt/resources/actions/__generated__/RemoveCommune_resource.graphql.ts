/**
 * @generated SignedSource<<348cca193ae78765cf173ff1838faf49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveCommune_resource$data = {
  readonly communeRemoval: {
    readonly processes: number;
    readonly resources: number;
    readonly roles: number;
    readonly runningProcesses: number;
    readonly services: number;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly resourceId: string;
  readonly revision: number;
  readonly " $fragmentType": "RemoveCommune_resource";
};
export type RemoveCommune_resource$key = {
  readonly " $data"?: RemoveCommune_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveCommune_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RemoveCommune_resource",
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
      "concreteType": "CommuneRemoval",
      "kind": "LinkedField",
      "name": "communeRemoval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "services",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resources",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "processes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runningProcesses",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "fa7beaae69df07124d33366b2bcc07a2";

export default node;
