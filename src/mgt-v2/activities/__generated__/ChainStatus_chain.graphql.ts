/**
 * @generated SignedSource<<6f2c6c08f4fbcc1537b1784abd4acac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityChainCheckState = "BROKEN" | "INTACT" | "INTERRUPTED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChainStatus_chain$data = {
  readonly chainedUntil: string | null | undefined;
  readonly check: {
    readonly holdsUntil: string | null | undefined;
    readonly state: ActivityChainCheckState;
  } | null | undefined;
  readonly waitingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChainDialog_chain">;
  readonly " $fragmentType": "ChainStatus_chain";
};
export type ChainStatus_chain$key = {
  readonly " $data"?: ChainStatus_chain$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChainStatus_chain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChainStatus_chain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chainedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityChainCheck",
      "kind": "LinkedField",
      "name": "check",
      "plural": false,
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
          "name": "holdsUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChainDialog_chain"
    }
  ],
  "type": "ActivityChain",
  "abstractKey": null
};

(node as any).hash = "a84d0661802a0249c2a657a3aed7e12e";

export default node;
