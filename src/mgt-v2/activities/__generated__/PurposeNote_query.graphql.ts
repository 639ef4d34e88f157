/**
 * @generated SignedSource<<4b8baae8ba9376e085c0b38d99eabdb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurposeNote_query$data = {
  readonly activityPurpose: {
    readonly purpose: string;
    readonly validUntil: string;
  } | null | undefined;
  readonly " $fragmentType": "PurposeNote_query";
};
export type PurposeNote_query$key = {
  readonly " $data"?: PurposeNote_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurposeNote_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PurposeNote_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityPurpose",
      "kind": "LinkedField",
      "name": "activityPurpose",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8284cc5d0d4c04fd7826dbe376ed52bd";

export default node;
