/**
 * @generated SignedSource<<109e91c2dc0fa18eaae737dd6801303f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedViewScreen = "ACTIVITIES" | "APPLICATIONS" | "BOOKINGS" | "PROCESSES" | "SERVICES" | "USERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewForm_view$data = {
  readonly id: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly revision: number;
  readonly screen: SavedViewScreen;
  readonly search: string;
  readonly " $fragmentType": "ViewForm_view";
};
export type ViewForm_view$key = {
  readonly " $data"?: ViewForm_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewForm_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ViewForm_view",
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
      "name": "screen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "search",
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
      "name": "isShared",
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
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "aecd64f1d939b0d15e6300dc499797f7";

export default node;
