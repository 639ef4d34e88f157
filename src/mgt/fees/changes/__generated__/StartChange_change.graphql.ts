/**
 * @generated SignedSource<<a1c9261482c247a8fff1bc1e734463f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeChangeGroup = "ALL" | "DEVIATING" | "INHERITING" | "%future added value";
export type FeeChangeKind = "AMOUNT" | "PERCENT" | "RESET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StartChange_change$data = {
  readonly counts: {
    readonly highest: number | null | undefined;
    readonly lowered: number;
    readonly lowest: number | null | undefined;
    readonly raised: number;
    readonly ready: number;
  };
  readonly day: string;
  readonly feeCount: number;
  readonly firstFees: ReadonlyArray<{
    readonly id: string;
    readonly serviceId: string;
    readonly text: string;
  }>;
  readonly group: FeeChangeGroup;
  readonly id: string;
  readonly kind: FeeChangeKind;
  readonly percent: number | null | undefined;
  readonly value: number | null | undefined;
  readonly " $fragmentType": "StartChange_change";
};
export type StartChange_change$key = {
  readonly " $data"?: StartChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartChange_change">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StartChange_change",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "6ee28e7a5df89bbad4ffd50df34f404a";

export default node;
