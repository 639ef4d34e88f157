/**
 * @generated SignedSource<<d01dc8e9812d6d43071686d155fdfe5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sessionOperations_preferences$data = {
  readonly hasSeenWelcome: boolean;
  readonly usesSingleKeys: boolean;
  readonly " $fragmentType": "sessionOperations_preferences";
};
export type sessionOperations_preferences$key = {
  readonly " $data"?: sessionOperations_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"sessionOperations_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sessionOperations_preferences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usesSingleKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSeenWelcome",
      "storageKey": null
    }
  ],
  "type": "OwnPreferences",
  "abstractKey": null
};

(node as any).hash = "3524d02590f006434dd209626cedd75d";

export default node;
