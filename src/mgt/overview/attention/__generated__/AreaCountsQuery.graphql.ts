/**
 * @generated SignedSource<<1975b6e6637733efbb4b54b1e0396756>>
 * @relayHash 2f81d69afcea5e83a59be0149f8a8f69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c629dd802c29f32eeee1e60f17bea7ec96041bc37c3de6a7ca38f039ffaf0e8

import type { ConcreteRequest } from 'relay-runtime';
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
export type AreaCountsQuery$variables = {
  kinds: ReadonlyArray<AttentionKind>;
};
export type AreaCountsQuery$data = {
  readonly systemOverview: {
    readonly attention: ReadonlyArray<{
      readonly kind: AttentionKind;
      readonly lines: ReadonlyArray<{
        readonly count: number;
        readonly seen: {
          readonly isOutgrown: boolean;
        } | null | undefined;
      }> | null | undefined;
    }>;
  };
};
export type AreaCountsQuery = {
  response: AreaCountsQuery$data;
  variables: AreaCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kinds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "kinds",
    "variableName": "kinds"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AttentionSeen",
  "kind": "LinkedField",
  "name": "seen",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOutgrown",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AreaCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemOverview",
        "kind": "LinkedField",
        "name": "systemOverview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AttentionReport",
            "kind": "LinkedField",
            "name": "attention",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AttentionLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AreaCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemOverview",
        "kind": "LinkedField",
        "name": "systemOverview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AttentionReport",
            "kind": "LinkedField",
            "name": "attention",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AttentionLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0c629dd802c29f32eeee1e60f17bea7ec96041bc37c3de6a7ca38f039ffaf0e8",
    "metadata": {},
    "name": "AreaCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "11c70fbaabcf7903856090ee5c6bc93b";

export default node;
