/**
 * @generated SignedSource<<3a355f2f3c3ec0171a63a4006a1d0ded>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PauseText_pause$data = {
  readonly by: {
    readonly username: string;
  };
  readonly note: string;
  readonly since: string;
  readonly until: string | null | undefined;
  readonly " $fragmentType": "PauseText_pause";
};
export type PauseText_pause$key = {
  readonly " $data"?: PauseText_pause$data;
  readonly " $fragmentSpreads": FragmentRefs<"PauseText_pause">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PauseText_pause",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "by",
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
    }
  ],
  "type": "AutomatedJobPause",
  "abstractKey": null
};

(node as any).hash = "cb1223d8f9c48de191f467d9be3ad9a2";

export default node;
