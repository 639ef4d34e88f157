/**
 * @generated SignedSource<<4eb77ff6599d284763b70382600f5855>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeeImpact_impact$data = {
  readonly examples: ReadonlyArray<{
    readonly amounts: {
      readonly after: number;
      readonly before: number;
    };
    readonly name: string;
  }>;
  readonly fee: {
    readonly after: number;
    readonly before: number;
  };
  readonly isCharged: boolean;
  readonly unchangedExamples: number;
  readonly usablePaymentCount: number;
  readonly usual: {
    readonly amounts: {
      readonly after: number;
      readonly before: number;
    };
    readonly count: number;
    readonly paymentCount: number;
  } | null | undefined;
  readonly " $fragmentType": "FeeImpact_impact";
};
export type FeeImpact_impact$key = {
  readonly " $data"?: FeeImpact_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeImpact_impact">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "before",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "after",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "FeeImpactAmounts",
  "kind": "LinkedField",
  "name": "amounts",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeeImpact_impact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCharged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeImpactAmounts",
      "kind": "LinkedField",
      "name": "fee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeImpactUsual",
      "kind": "LinkedField",
      "name": "usual",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usablePaymentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeImpactExample",
      "kind": "LinkedField",
      "name": "examples",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchangedExamples",
      "storageKey": null
    }
  ],
  "type": "FeeImpact",
  "abstractKey": null
};
})();

(node as any).hash = "49b099b1b24bf6e57ebffe2c2b76ffc1";

export default node;
