/**
 * @generated SignedSource<<b542c6533bda718f7027a84cbe01676d>>
 * @relayHash 36498d94f1ef5b908762fb6c893a6619
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9872077a906a534aa06fe0479122e21b6f29a2cb93d44b012fbb399d4509b7da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
export type BookingState = "FAILED" | "OPEN" | "REFUNDED" | "SETTLED" | "%future added value";
export type BookingFilter = {
  budgetItems?: ReadonlyArray<string> | null | undefined;
  communes?: ReadonlyArray<string> | null | undefined;
  isExported?: boolean | null | undefined;
  kinds?: ReadonlyArray<BookingKind> | null | undefined;
  paymentMethods?: ReadonlyArray<string> | null | undefined;
  period?: DateRange | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  states?: ReadonlyArray<BookingState> | null | undefined;
  text?: string | null | undefined;
  totalFrom?: number | null | undefined;
  totalTo?: number | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type bookingFiguresQuery$variables = {
  commune?: string | null | undefined;
  filter?: BookingFilter | null | undefined;
};
export type bookingFiguresQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BookingSums_query" | "BookingValueFilter_query">;
};
export type bookingFiguresQuery = {
  response: bookingFiguresQuery$data;
  variables: bookingFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "commune"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "commune",
    "variableName": "commune"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vat",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "bookingFiguresQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BookingSums_query"
      },
      {
        "args": (v3/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BookingValueFilter_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "bookingFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "BookingSums",
        "kind": "LinkedField",
        "name": "bookingSums",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingSum",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "budgetItem",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vatRate",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openTotal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedTotal",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "9872077a906a534aa06fe0479122e21b6f29a2cb93d44b012fbb399d4509b7da",
    "metadata": {},
    "name": "bookingFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60809dea5fb60597b18b537ecfcd39c9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
