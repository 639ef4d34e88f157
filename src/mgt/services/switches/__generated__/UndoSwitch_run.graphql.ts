/**
 * @generated SignedSource<<284dd90a9758fcea94f450c376922243>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoSwitch_run$data = {
  readonly id: string;
  readonly undoUntil: string | null | undefined;
  readonly " $fragmentType": "UndoSwitch_run";
};
export type UndoSwitch_run$key = {
  readonly " $data"?: UndoSwitch_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoSwitch_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UndoSwitch_run",
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
      "name": "undoUntil",
      "storageKey": null
    }
  ],
  "type": "ServiceSwitch",
  "abstractKey": null
};

(node as any).hash = "a02dd5beed503243eb532a2b3f0d1876";

export default node;
