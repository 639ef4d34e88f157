/**
 * @generated SignedSource<<9ba3798ab02e631d8b8d98c5cac3db3f>>
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
      readonly correlationId: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ActivityGroup_activity">;
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
  "metadata": {
    "throwOnFieldError": true
  },
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "correlationId",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ActivityGroup_activity"
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

(node as any).hash = "abea87e7299a9e48401a88d9e929ab5e";

export default node;
