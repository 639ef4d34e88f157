/**
 * @generated SignedSource<<f7542fcc232fd109a48388d311999e4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeChangeGroup = "ALL" | "DEVIATING" | "INHERITING" | "%future added value";
export type FeeChangeKind = "AMOUNT" | "PERCENT" | "RESET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeeChangeDryRun_change$data = {
  readonly day: string;
  readonly effect: {
    readonly communes: number;
    readonly highest: number | null | undefined;
    readonly lowered: number;
    readonly lowest: number | null | undefined;
    readonly raised: number;
  };
  readonly feeCount: number;
  readonly firstFees: ReadonlyArray<{
    readonly id: string;
    readonly serviceId: string;
    readonly text: string;
  }>;
  readonly group: FeeChangeGroup;
  readonly kind: FeeChangeKind;
  readonly percent: number | null | undefined;
  readonly progress: {
    readonly open: number;
    readonly total: number;
  };
  readonly value: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DryRunPanel_run">;
  readonly " $fragmentType": "FeeChangeDryRun_change";
};
export type FeeChangeDryRun_change$key = {
  readonly " $data"?: FeeChangeDryRun_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeDryRun_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeeChangeDryRun_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeCount",
      "storageKey": null
    },
    {
      "alias": "firstFees",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": "fees(first:5)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DryRunPanel_run"
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
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeChangeEffect",
      "kind": "LinkedField",
      "name": "effect",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "communes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raised",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};

(node as any).hash = "393ba816f813c9efb0babc1ece3f4dca";

export default node;
