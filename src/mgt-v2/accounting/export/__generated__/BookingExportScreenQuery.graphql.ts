/**
 * @generated SignedSource<<3f53755374c4949bf3366a1d40c8ad8f>>
 * @relayHash 759e36e665d4c7badc76f2a8a26abfe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 879317301d1760c2d9c57f18a09fd168110c2c37b282f470786a27d98cdb8b67

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingColumn = "APPLICATION_ID" | "AVA" | "BUDGET_ITEM" | "CASH_REFERENCE" | "COMMUNE" | "DATE" | "FEE_NUMBER" | "FEE_TEXT" | "KIND" | "LICENCE_PLATE" | "NET" | "OBJECT_NUMBER" | "OPERATION" | "PAYMENT_ID" | "PAYMENT_METHOD" | "RECEIPT_NUMBER" | "REFUND_OF" | "RUN" | "SERVICE" | "STATE" | "TOTAL" | "VAT" | "VAT_RATE" | "VIN" | "%future added value";
export type BookingDateFormat = "COMPACT" | "DAY_MONTH_YEAR" | "ISO" | "%future added value";
export type BookingDecimalSeparator = "COMMA" | "POINT" | "%future added value";
export type BookingEncoding = "UTF_8" | "UTF_8_BOM" | "WINDOWS_1252" | "%future added value";
export type BookingFormat = "CSV" | "XLSX" | "%future added value";
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
export type BookingQuoting = "ALWAYS" | "WHEN_NEEDED" | "%future added value";
export type BookingSeparator = "COMMA" | "SEMICOLON" | "TAB" | "%future added value";
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
export type BookingExportScreenQuery$variables = {
  commune: string;
  filter?: BookingFilter | null | undefined;
  isContinued: boolean;
  since: string;
  sinceRun?: string | null | undefined;
};
export type BookingExportScreenQuery$data = {
  readonly bookingLayouts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LayoutPanel_layouts">;
  }>;
  readonly bookingRunPreview: {
    readonly rowCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"ExportScope_preview">;
  } | null | undefined;
  readonly node?: {
    readonly commune?: {
      readonly ags: string;
    };
    readonly continuedBy?: {
      readonly id: string;
      readonly number: number;
    } | null | undefined;
    readonly filter?: {
      readonly budgetItems: ReadonlyArray<string> | null | undefined;
      readonly from: string | null | undefined;
      readonly kinds: ReadonlyArray<BookingKind> | null | undefined;
      readonly paymentMethods: ReadonlyArray<string> | null | undefined;
      readonly services: ReadonlyArray<string> | null | undefined;
      readonly text: string | null | undefined;
      readonly to: string | null | undefined;
      readonly totalFrom: number | null | undefined;
      readonly totalTo: number | null | undefined;
    };
    readonly id?: string;
    readonly layout?: {
      readonly columns: ReadonlyArray<{
        readonly column: BookingColumn;
        readonly header: string | null | undefined;
      }>;
      readonly dateFormat: BookingDateFormat;
      readonly decimalSeparator: BookingDecimalSeparator;
      readonly encoding: BookingEncoding;
      readonly format: BookingFormat;
      readonly hasHeader: boolean;
      readonly hasTotals: boolean;
      readonly quoting: BookingQuoting;
      readonly separator: BookingSeparator;
    };
    readonly number?: number;
  } | null | undefined;
};
export type BookingExportScreenQuery = {
  response: BookingExportScreenQuery$data;
  variables: BookingExportScreenQuery$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isContinued"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sinceRun"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "since"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "CommuneRef",
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
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingRun",
  "kind": "LinkedField",
  "name": "continuedBy",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingRunFilter",
  "kind": "LinkedField",
  "name": "filter",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "services",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalTo",
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
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingLayout",
  "kind": "LinkedField",
  "name": "layout",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingLayoutColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "header",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "separator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decimalSeparator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encoding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quoting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasHeader",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTotals",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "kind": "Variable",
  "name": "commune",
  "variableName": "commune"
},
v13 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "sinceRun",
    "variableName": "sinceRun"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v15 = [
  (v12/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BookingExportScreenQuery",
    "selections": [
      {
        "condition": "isContinued",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "type": "BookingRun",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "BookingRunPreview",
        "kind": "LinkedField",
        "name": "bookingRunPreview",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ExportScope_preview"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v15/*:: as any*/),
        "concreteType": "SavedBookingLayout",
        "kind": "LinkedField",
        "name": "bookingLayouts",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LayoutPanel_layouts"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingExportScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "BookingRunPreview",
        "kind": "LinkedField",
        "name": "bookingRunPreview",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "correctionCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unbookedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherSeriesCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingSeriesOverlap",
            "kind": "LinkedField",
            "name": "otherSeries",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRun",
                "kind": "LinkedField",
                "name": "latestRun",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v15/*:: as any*/),
        "concreteType": "SavedBookingLayout",
        "kind": "LinkedField",
        "name": "bookingLayouts",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
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
            "name": "revision",
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isContinued",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "type": "BookingRun",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "879317301d1760c2d9c57f18a09fd168110c2c37b282f470786a27d98cdb8b67",
    "metadata": {},
    "name": "BookingExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "336a3e82f16a3cf023120b157f2a5523";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
