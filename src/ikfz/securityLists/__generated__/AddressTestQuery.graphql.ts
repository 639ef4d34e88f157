/**
 * @generated SignedSource<<ac1fcc1a32e3f7380e670e79cefcd0ce>>
 * @relayHash f10ed62b7afe74d3348cc6646bc598b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e0ac376583d0042aa072b1c810bd29973d7ca847f532073b0443414f6dcd335

import type { ConcreteRequest } from 'relay-runtime';
export type AddressVerdictReason = "ADDRESS_BLACKLISTED" | "ADDRESS_WHITELISTED" | "DOMAIN_BLACKLISTED" | "NOT_AN_ADDRESS" | "NOT_LISTED" | "%future added value";
export type SecurityListKind = "BLACKLIST" | "WHITELIST" | "%future added value";
export type AddressTestQuery$variables = {
  address: string;
  ags: string;
};
export type AddressTestQuery$data = {
  readonly addressVerdict: {
    readonly address: string | null | undefined;
    readonly entry: {
      readonly display: string;
      readonly expiresOn: string | null | undefined;
      readonly list: SecurityListKind;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly isAdmitted: boolean;
    readonly reason: AddressVerdictReason;
  } | null | undefined;
};
export type AddressTestQuery = {
  response: AddressTestQuery$data;
  variables: AddressTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "address"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ags"
},
v2 = [
  {
    "kind": "Variable",
    "name": "address",
    "variableName": "address"
  },
  {
    "kind": "Variable",
    "name": "ags",
    "variableName": "ags"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAdmitted",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "list",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "display",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresOn",
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
    "name": "AddressTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AddressVerdict",
        "kind": "LinkedField",
        "name": "addressVerdict",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SecurityListEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v4/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AddressTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AddressVerdict",
        "kind": "LinkedField",
        "name": "addressVerdict",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SecurityListEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v4/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9e0ac376583d0042aa072b1c810bd29973d7ca847f532073b0443414f6dcd335",
    "metadata": {},
    "name": "AddressTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf3141928df24b9ee172eca6dc356be5";

export default node;
