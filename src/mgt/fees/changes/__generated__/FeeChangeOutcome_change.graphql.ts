/**
 * @generated SignedSource<<7fcec621d52f6294cf8779e077827ea8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeeChangeOutcome_change$data = {
  readonly createdBy: {
    readonly username: string;
  };
  readonly fees: ReadonlyArray<{
    readonly feeId: string;
    readonly id: string;
    readonly serviceId: string;
    readonly text: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeDryRun_change" | "FeeChangeItems_change" | "FeeChangeOutcome_progress">;
  readonly " $fragmentType": "FeeChangeOutcome_change";
};
export type FeeChangeOutcome_change$key = {
  readonly " $data"?: FeeChangeOutcome_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeOutcome_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "states"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeeChangeOutcome_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemFee",
      "kind": "LinkedField",
      "name": "fees",
      "plural": true,
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
          "name": "serviceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeeChangeOutcome_progress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeeChangeDryRun_change"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "last"
        },
        {
          "kind": "Variable",
          "name": "states",
          "variableName": "states"
        }
      ],
      "kind": "FragmentSpread",
      "name": "FeeChangeItems_change"
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};

(node as any).hash = "8b28c7f469bf11a5aec7e077a935dd50";

export default node;
