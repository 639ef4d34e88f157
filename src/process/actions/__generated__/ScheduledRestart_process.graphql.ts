/**
 * @generated SignedSource<<c6e8a2da5d12e05d15ae221aa0c67fb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduledRestart_process$data = {
  readonly id: string;
  readonly revision: number;
  readonly scheduledRestart: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "ScheduledRestart_process";
};
export type ScheduledRestart_process$key = {
  readonly " $data"?: ScheduledRestart_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduledRestart_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScheduledRestart_process",
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
      "concreteType": "ScheduledRestart",
      "kind": "LinkedField",
      "name": "scheduledRestart",
      "plural": false,
      "selections": [
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

(node as any).hash = "bc4206b180996ff9a2faa5357ed8d505";

export default node;
