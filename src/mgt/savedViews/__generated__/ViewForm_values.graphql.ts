/**
 * @generated SignedSource<<3f884d0cd6a3aa4cb084a60baa21f280>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedViewScreen = "ACTIVITIES" | "APPLICATIONS" | "BOOKINGS" | "PROCESSES" | "SERVICES" | "USERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewForm_values$data = {
  readonly id: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly revision: number;
  readonly screen: SavedViewScreen;
  readonly search: string;
  readonly " $fragmentType": "ViewForm_values";
};
export type ViewForm_values$key = {
  readonly " $data"?: ViewForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewForm_values",
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

(node as any).hash = "9a86a6a8832106117e1dbed5e65c4e15";

export default node;
