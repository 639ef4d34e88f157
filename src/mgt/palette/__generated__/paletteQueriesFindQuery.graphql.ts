/**
 * @generated SignedSource<<9164172ef72e93456f60ac579b74517f>>
 * @relayHash 9ed3770bf03a71892412539fffcfe700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5552827c3590b0fc2d2b40622daf1a18512e98725aecb7b2e34f25b422d668d

import type { ConcreteRequest } from 'relay-runtime';
export type FoundRecordKind = "ACTIVITY" | "AUTOMATED_JOB_RUN" | "ERASURE_PROOF" | "FEE_CHANGE" | "JOB" | "SERVICE_SWITCH" | "TEXT_TRANSFER" | "%future added value";
export type paletteQueriesFindQuery$variables = {
  text: string;
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
    readonly resources: ReadonlyArray<{
      readonly detail: string | null | undefined;
      readonly key: string;
      readonly label: string | null | undefined;
    }> | null | undefined;
    readonly users: ReadonlyArray<{
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "detail",
    "storageKey": null
  }
],
v4 = [
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
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "users",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "resources",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "communes",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
          (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "paletteQueriesFindQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paletteQueriesFindQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "a5552827c3590b0fc2d2b40622daf1a18512e98725aecb7b2e34f25b422d668d",
    "metadata": {},
    "name": "paletteQueriesFindQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e30ce7810809409bb341c0827aea1e5";

export default node;
