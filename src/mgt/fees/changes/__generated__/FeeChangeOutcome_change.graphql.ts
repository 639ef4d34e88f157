/**
 * @generated SignedSource<<6b8ae8c7d0d0e36a59325c94ae8e500d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeChangeKind = "AMOUNT" | "PERCENT" | "RESET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeeChangeOutcome_change$data = {
  readonly fees: ReadonlyArray<{
    readonly feeId: string;
    readonly id: string;
    readonly serviceId: string;
    readonly text: string;
  }>;
  readonly kind: FeeChangeKind;
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeDryRun_change" | "FeeChangeItems_change" | "RunOutcome_run">;
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
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunOutcome_run"
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

(node as any).hash = "0d3609efc671c4fe963f7c51956c56a4";

export default node;
