/**
 * @generated SignedSource<<3c7d670ffde1c83a06439e278a2e79b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingValueFilter_query$data = {
  readonly bookingFilterValues: {
    readonly budgetItems: ReadonlyArray<string>;
    readonly paymentMethods: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "BookingValueFilter_query";
};
export type BookingValueFilter_query$key = {
  readonly " $data"?: BookingValueFilter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingValueFilter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "commune"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookingValueFilter_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "commune",
          "variableName": "commune"
        }
      ],
      "concreteType": "BookingFilterValues",
      "kind": "LinkedField",
      "name": "bookingFilterValues",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "56119544f19e077a54628db815fb4f6d";

export default node;
