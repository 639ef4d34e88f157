/**
 * @generated SignedSource<<832ac28a967cf7e5121ef3481411f2b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServicePage_query$data = {
  readonly commune: {
    readonly ags: string;
    readonly name: string;
    readonly serviceIds: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"ServiceHeader_commune">;
  } | null | undefined;
  readonly " $fragmentType": "ServicePage_query";
};
export type ServicePage_query$key = {
  readonly " $data"?: ServicePage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServicePage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ags"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServicePage_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "ags",
          "variableName": "ags"
        }
      ],
      "concreteType": "Commune",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
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
          "name": "serviceIds",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ServiceHeader_commune"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e34514e24a2e4230cf9de82fc9fc6b13";

export default node;
