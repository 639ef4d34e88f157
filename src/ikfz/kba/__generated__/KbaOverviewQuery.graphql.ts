/**
 * @generated SignedSource<<be38f91e77d73e43bbcf0b20e519dc97>>
 * @relayHash a0688e903a4a76b8f257a6bfae56b98f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3612015726b95a731e7e868b8ee6324ea2498f2dcacfeb44a111da5831c55f9b

import type { ConcreteRequest } from 'relay-runtime';
export type KbaPasswordState = "EXPIRED" | "EXPIRING" | "VALID" | "%future added value";
export type KbaOverviewQuery$variables = Record<PropertyKey, never>;
export type KbaOverviewQuery$data = {
  readonly expired: {
    readonly totalCount: number;
  };
  readonly expiring: {
    readonly totalCount: number;
  };
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
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": "expired",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "EXPIRED"
          ]
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "KbaSettingsConnection",
    "kind": "LinkedField",
    "name": "kbaExpiries",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "kbaExpiries(filter:{\"states\":[\"EXPIRED\"]},first:1)"
  },
  {
    "alias": "expiring",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "EXPIRING"
          ]
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "KbaSettingsConnection",
    "kind": "LinkedField",
    "name": "kbaExpiries",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "kbaExpiries(filter:{\"states\":[\"EXPIRING\"]},first:1)"
  },
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
      (v0/*:: as any*/)
    ],
    "concreteType": "KbaSettingsConnection",
    "kind": "LinkedField",
    "name": "kbaExpiries",
    "plural": false,
    "selections": (v2/*:: as any*/),
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
      (v1/*:: as any*/),
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KbaOverviewQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3612015726b95a731e7e868b8ee6324ea2498f2dcacfeb44a111da5831c55f9b",
    "metadata": {},
    "name": "KbaOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f06f8dc08f4c59850a23cf660f1ca83";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
