/**
 * @generated SignedSource<<67d8ab09a53f155c588f51379099a444>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplacementField_query$data = {
  readonly resourceTargets: ReadonlyArray<{
    readonly ags: string | null | undefined;
    readonly name: string;
    readonly resourceId: string;
    readonly version: string;
  }>;
  readonly " $fragmentType": "ReplacementField_query";
};
export type ReplacementField_query$key = {
  readonly " $data"?: ReplacementField_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplacementField_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "type"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReplacementField_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "items": [
            {
              "kind": "Variable",
              "name": "types.0",
              "variableName": "type"
            }
          ],
          "kind": "ListValue",
          "name": "types"
        }
      ],
      "concreteType": "ResourceTarget",
      "kind": "LinkedField",
      "name": "resourceTargets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resourceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4174cbf386679fc141e3c68f855eb53e";

export default node;
