/**
 * @generated SignedSource<<279105170a1716826ff4a41edd3dcdc0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeButtons_change" | "FeeChangeDryRun_change" | "FeeChangeItems_change" | "FeeChangeOutcome_progress">;
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
      "name": "isImpossible"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeeChangeButtons_change"
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
          "name": "isImpossible",
          "variableName": "isImpossible"
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

(node as any).hash = "6d4b1c021392558e67f7e2336f08d42e";

export default node;
