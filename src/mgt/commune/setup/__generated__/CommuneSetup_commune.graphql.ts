/**
 * @generated SignedSource<<d7ca0f64e2dd2b5eee14c54e9a05be5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommuneInitialization = "INITIALIZED" | "INITIALIZING" | "NOT_INITIALIZED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommuneSetup_commune$data = {
  readonly initialization: CommuneInitialization;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneSetupNotice_commune">;
  readonly " $fragmentType": "CommuneSetup_commune";
};
export type CommuneSetup_commune$key = {
  readonly " $data"?: CommuneSetup_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneSetup_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommuneSetup_commune",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initialization",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommuneSetupNotice_commune"
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "9de3476d2a864ea5821d1ee90859fcb6";

export default node;
