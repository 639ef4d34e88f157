/**
 * @generated SignedSource<<8401f9e897aec808d6fc48a9b05df141>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErasureSection_process$data = {
  readonly erasableFrom: string | null | undefined;
  readonly erasedAt: string | null | undefined;
  readonly erasureHold: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
    readonly reason: string;
    readonly until: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly revision: number;
  readonly " $fragmentType": "ErasureSection_process";
};
export type ErasureSection_process$key = {
  readonly " $data"?: ErasureSection_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErasureSection_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ErasureSection_process",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasableFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcessErasureHold",
      "kind": "LinkedField",
      "name": "erasureHold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
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
          "name": "at",
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
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "82ac4591a1495846dbe8989c68045eb2";

export default node;
