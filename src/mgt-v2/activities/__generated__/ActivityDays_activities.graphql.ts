/**
 * @generated SignedSource<<20d68eaf15185c759a8f17689f3f1534>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityDays_activities$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly at: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ActivityRow_activity">;
    };
  }>;
  readonly " $fragmentType": "ActivityDays_activities";
};
export type ActivityDays_activities$key = {
  readonly " $data"?: ActivityDays_activities$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityDays_activities">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityDays_activities",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Activity",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "at",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ActivityRow_activity"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActivityConnection",
  "abstractKey": null
};

(node as any).hash = "ceba1ceafe945023ff1d1efa50842eae";

export default node;
