/**
 * @generated SignedSource<<629e3d181e7cf3ca7972a6cc6012aa0c>>
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
  readonly undoneBy: {
    readonly createdAt: string;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "UndoSwitch_run";
};
export type UndoSwitch_run$key = {
  readonly " $data"?: UndoSwitch_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoSwitch_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UndoSwitch_run",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceSwitch",
      "kind": "LinkedField",
      "name": "undoneBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceSwitch",
  "abstractKey": null
};
})();

(node as any).hash = "6f89b76c930196d9fed64ff560d93b29";

export default node;
