/**
 * @generated SignedSource<<6669c3f3e95ba54b14e736793123b6d6>>
 * @relayHash 0ab0ce942fb99af873d548a0ee13d6e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38be092bfd6603c42fe5bce759e242fceefef2e5c3450d2c9c0f2e0840a1660e

import type { ConcreteRequest } from 'relay-runtime';
export type FoundRecordKind = "ACTIVITY" | "AUTOMATED_JOB_RUN" | "ERASURE_PROOF" | "FEE_CHANGE" | "JOB" | "SERVICE_SWITCH" | "TEXT_TRANSFER" | "%future added value";
export type paletteQueriesFindQuery$variables = {
  text: string;
  withResources: boolean;
  withUsers: boolean;
};
export type paletteQueriesFindQuery$data = {
  readonly quickSearch: {
    readonly communes: ReadonlyArray<{
      readonly key: string;
      readonly label: string | null | undefined;
    }>;
    readonly record: {
      readonly at: string;
      readonly id: string;
      readonly kind: FoundRecordKind;
      readonly label: string;
    } | null | undefined;
    readonly resources?: ReadonlyArray<{
      readonly detail: string | null | undefined;
      readonly key: string;
      readonly label: string | null | undefined;
    }> | null | undefined;
    readonly users?: ReadonlyArray<{
      readonly detail: string | null | undefined;
      readonly key: string;
      readonly label: string | null | undefined;
    }> | null | undefined;
  };
};
export type paletteQueriesFindQuery = {
  response: paletteQueriesFindQuery$data;
  variables: paletteQueriesFindQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withResources"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withUsers"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "detail",
    "storageKey": null
  }
],
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "QuickSearch",
    "kind": "LinkedField",
    "name": "quickSearch",
    "plural": false,
    "selections": [
      {
        "condition": "withUsers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Place",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "withResources",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Place",
            "kind": "LinkedField",
            "name": "resources",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "communes",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundRecord",
        "kind": "LinkedField",
        "name": "record",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "paletteQueriesFindQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "paletteQueriesFindQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "38be092bfd6603c42fe5bce759e242fceefef2e5c3450d2c9c0f2e0840a1660e",
    "metadata": {},
    "name": "paletteQueriesFindQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ab925e9b285ddb4157fa515a58479df";

export default node;
