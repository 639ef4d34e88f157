/**
 * @generated SignedSource<<9bca5987fce244caa5e991f4bcecfa16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeChangeKind = "AMOUNT" | "PERCENT" | "RESET" | "%future added value";
export type RunState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeeChangeScreenHead_facts$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly username: string;
  };
  readonly day: string;
  readonly expiresAt: string | null | undefined;
  readonly feeCount: number;
  readonly firstFees: ReadonlyArray<{
    readonly id: string;
    readonly serviceId: string;
    readonly text: string;
  }>;
  readonly kind: FeeChangeKind;
  readonly percent: number | null | undefined;
  readonly retryOf: {
    readonly createdAt: string;
    readonly id: string;
  } | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly state: RunState;
  readonly value: number | null | undefined;
  readonly " $fragmentType": "FeeChangeScreenHead_facts";
};
export type FeeChangeScreenHead_facts$key = {
  readonly " $data"?: FeeChangeScreenHead_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeScreenHead_facts">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeeChangeScreenHead_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
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
      "concreteType": "FeeChange",
      "kind": "LinkedField",
      "name": "retryOf",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};
})();

(node as any).hash = "ef099b4e7202f5763baf6c6d3fcc76eb";

export default node;
