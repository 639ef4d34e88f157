/**
 * @generated SignedSource<<cfbe3f3e9285602ad1ab96c06ed6a3e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OtherSeries_runs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly continuedBy: {
        readonly id: string;
      } | null | undefined;
      readonly createdAt: string;
      readonly filter: {
        readonly budgetItems: ReadonlyArray<string> | null | undefined;
        readonly from: string | null | undefined;
        readonly kinds: ReadonlyArray<BookingKind> | null | undefined;
        readonly paymentMethods: ReadonlyArray<string> | null | undefined;
        readonly services: ReadonlyArray<string> | null | undefined;
        readonly text: string | null | undefined;
        readonly to: string | null | undefined;
        readonly totalFrom: number | null | undefined;
        readonly totalTo: number | null | undefined;
      };
      readonly id: string;
      readonly number: number;
    };
  }>;
  readonly " $fragmentType": "OtherSeries_runs";
};
export type OtherSeries_runs$key = {
  readonly " $data"?: OtherSeries_runs$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherSeries_runs">;
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
  "name": "OtherSeries_runs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRunEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingRun",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingRun",
              "kind": "LinkedField",
              "name": "continuedBy",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingRunFilter",
              "kind": "LinkedField",
              "name": "filter",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "services",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "budgetItems",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paymentMethods",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kinds",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalFrom",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalTo",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingRunConnection",
  "abstractKey": null
};
})();

(node as any).hash = "d715f38b0d87f10274f9047ca00ffcc4";

export default node;
