/**
 * @generated SignedSource<<79626db77585613d787af7bae0b6d81f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextTransferCellState = "CHANGED" | "DIFFERENT" | "EQUAL" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MatrixTable_transfer$data = {
  readonly rows: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly cells: ReadonlyArray<{
          readonly isCopied: boolean;
          readonly position: number;
          readonly state: TextTransferCellState;
        }>;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MatrixRow_row">;
      };
    }>;
  };
  readonly texts: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly language: string;
    readonly position: number;
    readonly text: string;
  }>;
  readonly " $fragmentType": "MatrixTable_transfer";
};
export type MatrixTable_transfer$key = {
  readonly " $data"?: MatrixTable_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatrixTable_transfer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "count",
  "variableName": "count"
},
v1 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MatrixTable_transfer",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "concreteType": "TextTransferText",
      "kind": "LinkedField",
      "name": "texts",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        (v1/*:: as any*/),
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "last"
        }
      ],
      "concreteType": "TextTransferRowConnection",
      "kind": "LinkedField",
      "name": "rows",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextTransferRowEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TextTransferRow",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TextTransferCell",
                  "kind": "LinkedField",
                  "name": "cells",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/),
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
                      "name": "isCopied",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MatrixRow_row"
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
  "type": "TextTransfer",
  "abstractKey": null
};
})();

(node as any).hash = "eff62d5c50d6452b6dab18d6d54b7aa2";

export default node;
