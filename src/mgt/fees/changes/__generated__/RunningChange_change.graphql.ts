/**
 * @generated SignedSource<<77e87efee91cb32ebc8dbd171807c988>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningChange_change$data = {
  readonly counts: {
    readonly done: number;
    readonly failed: number;
    readonly ready: number;
  };
  readonly createdBy: {
    readonly username: string;
  };
  readonly id: string;
  readonly " $fragmentType": "RunningChange_change";
};
export type RunningChange_change$key = {
  readonly " $data"?: RunningChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunningChange_change",
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
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeChangeCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};

(node as any).hash = "050ea691df08c928fe077be61ce0361c";

export default node;
