/**
 * @generated SignedSource<<f2b3461b70e599f81c5edb2c6db68d54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextChanges_changes$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly after: string | null | undefined;
      readonly before: string | null | undefined;
      readonly id: string;
      readonly isReset: boolean;
      readonly key: string;
      readonly language: string;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "TextChanges_changes";
};
export type TextChanges_changes$key = {
  readonly " $data"?: TextChanges_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextChanges_changes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextChanges_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextChangeEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextChange",
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
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isReset",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextChangeConnection",
  "abstractKey": null
};

(node as any).hash = "f6b692ff07439636cafd003619cd877b";

export default node;
