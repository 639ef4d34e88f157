/**
 * @generated SignedSource<<da28bfebb51185a9d18e72fc57289960>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DryRunPanel_run$data = {
  readonly createdBy: {
    readonly username: string;
  };
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly progress: {
    readonly excluded: number;
    readonly impossible: number;
    readonly open: number;
    readonly unchanged: number;
  };
  readonly " $fragmentType": "DryRunPanel_run";
};
export type DryRunPanel_run$key = {
  readonly " $data"?: DryRunPanel_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"DryRunPanel_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DryRunPanel_run",
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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
      "concreteType": "RunProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "impossible",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unchanged",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excluded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BackgroundRun",
  "abstractKey": "__isBackgroundRun"
};

(node as any).hash = "48dfa8975203aa7eeec1b54db7d20708";

export default node;
