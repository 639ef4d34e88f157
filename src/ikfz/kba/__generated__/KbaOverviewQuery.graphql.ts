/**
 * @generated SignedSource<<ec2772f9667d81fcc511e10de2668fac>>
 * @relayHash cd34c5788fcdab3eded015f2c928c13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe1081bda67916d20a24c7d077770dbda0f91f105514710c31def25e5f43fc9

import type { ConcreteRequest } from 'relay-runtime';
export type KbaPasswordState = "EXPIRED" | "EXPIRING" | "VALID" | "%future added value";
export type KbaOverviewQuery$variables = Record<PropertyKey, never>;
export type KbaOverviewQuery$data = {
  readonly next: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly commune: {
          readonly ags: string;
          readonly name: string;
        };
        readonly id: string;
        readonly passwordExpiresOn: string;
        readonly passwordState: KbaPasswordState;
        readonly user: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly unconfirmed: {
    readonly totalCount: number;
  };
};
export type KbaOverviewQuery = {
  response: KbaOverviewQuery$data;
  variables: KbaOverviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v1 = [
  {
    "alias": "unconfirmed",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "isUnconfirmed": true
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "KbaSettingsConnection",
    "kind": "LinkedField",
    "name": "kbaExpiries",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": "kbaExpiries(filter:{\"isUnconfirmed\":true},first:1)"
  },
  {
    "alias": "next",
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 5
      }
    ],
    "concreteType": "KbaSettingsConnection",
    "kind": "LinkedField",
    "name": "kbaExpiries",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "KbaSettingsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "KbaSettings",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "user",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passwordExpiresOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passwordState",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "kbaExpiries(first:5)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "KbaOverviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KbaOverviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffe1081bda67916d20a24c7d077770dbda0f91f105514710c31def25e5f43fc9",
    "metadata": {},
    "name": "KbaOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e0d7b1437e6cd98cb6b5ddf6045092a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
