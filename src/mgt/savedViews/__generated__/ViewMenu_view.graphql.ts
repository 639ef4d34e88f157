/**
 * @generated SignedSource<<eae6233ac5e19405e6697710c6a0b2cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedViewScreen = "ACTIVITIES" | "APPLICATIONS" | "BOOKINGS" | "PROCESSES" | "SERVICES" | "USERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewMenu_view$data = {
  readonly id: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly revision: number;
  readonly screen: SavedViewScreen;
  readonly search: string;
  readonly " $fragmentSpreads": FragmentRefs<"ViewForm_view">;
  readonly " $fragmentType": "ViewMenu_view";
};
export type ViewMenu_view$key = {
  readonly " $data"?: ViewMenu_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewMenu_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ViewMenu_view",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewForm_view"
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "5fb7f906ea23763cead5a863d8ce4861";

export default node;
