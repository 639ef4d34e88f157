/**
 * @generated SignedSource<<127d0a6d47d4e0a3ddae7331852d26ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportChanges_import$data = {
  readonly addedRows: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly changedRows: ReadonlyArray<{
    readonly changes: ReadonlyArray<{
      readonly after: unknown | null | undefined;
      readonly before: unknown | null | undefined;
      readonly path: string;
    }>;
    readonly label: string;
  }>;
  readonly counts: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
  };
  readonly removedRows: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly " $fragmentType": "ImportChanges_import";
};
export type ImportChanges_import$key = {
  readonly " $data"?: ImportChanges_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportChanges_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportChanges_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "added",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "addedRows",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "ADDED"
        }
      ],
      "concreteType": "ImportChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": "changes(first:10,kind:\"ADDED\")"
    },
    {
      "alias": "changedRows",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "CHANGED"
        }
      ],
      "concreteType": "ImportChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "changes(first:10,kind:\"CHANGED\")"
    },
    {
      "alias": "removedRows",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "REMOVED"
        }
      ],
      "concreteType": "ImportChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": "changes(first:10,kind:\"REMOVED\")"
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};
})();

(node as any).hash = "1c1d6559887f4d88bb8a214c475c0046";

export default node;
