/**
 * @generated SignedSource<<f895d32ca4d8d7c4c5d3678dd2a6ea92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServicePanel_commune$data = {
  readonly ags: string;
  readonly id: string;
  readonly name: string;
  readonly serviceIds: ReadonlyArray<string>;
  readonly " $fragmentType": "ServicePanel_commune";
};
export type ServicePanel_commune$key = {
  readonly " $data"?: ServicePanel_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServicePanel_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServicePanel_commune",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceIds",
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "17463ead4f9344a527315f7cfed52000";

export default node;
