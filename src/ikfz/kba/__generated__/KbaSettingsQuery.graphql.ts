/**
 * @generated SignedSource<<f27ab58da72361afc574cb929565d2c0>>
 * @relayHash 4b0e3dfdead667cd077228f1388a61b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b567e0bcbc95a18d858acee1d197805474a428152ceb7286edeef4d3584b8b55

import type { ConcreteRequest } from 'relay-runtime';
export type KbaPasswordState = "EXPIRED" | "EXPIRING" | "VALID" | "%future added value";
export type KbaSettingsQuery$variables = {
  ags: string;
};
export type KbaSettingsQuery$data = {
  readonly kbaSettings: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly clientAgs: string;
        readonly customsSystemCode: string | null | undefined;
        readonly id: string;
        readonly isLargeCustomerApproved: boolean;
        readonly lastRefusedAt: string | null | undefined;
        readonly lastRefusedIdentifier: string | null | undefined;
        readonly lastUsedAt: string | null | undefined;
        readonly lastUsedIdentifier: string | null | undefined;
        readonly nextPasswordIdentifier: string;
        readonly passwordChangedAt: string;
        readonly passwordExpiresOn: string;
        readonly passwordIdentifier: string;
        readonly passwordSetOn: string;
        readonly passwordState: KbaPasswordState;
        readonly previousPasswordIdentifier: string | null | undefined;
        readonly revision: number;
        readonly stbaNumber: string | null | undefined;
        readonly updatedAt: string;
        readonly updatedBy: {
          readonly username: string;
        } | null | undefined;
        readonly user: string;
        readonly userNumber: string;
      };
    }>;
  } | null | undefined;
};
export type KbaSettingsQuery = {
  response: KbaSettingsQuery$data;
  variables: KbaSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ags"
  }
],
v1 = {
  "kind": "Variable",
  "name": "ags",
  "variableName": "ags"
},
v2 = [
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
            "kind": "ScalarField",
            "name": "user",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clientAgs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customsSystemCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLargeCustomerApproved",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stbaNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passwordIdentifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextPasswordIdentifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passwordSetOn",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passwordChangedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "previousPasswordIdentifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedIdentifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastRefusedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastRefusedIdentifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActorRef",
            "kind": "LinkedField",
            "name": "updatedBy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageInfo",
    "kind": "LinkedField",
    "name": "pageInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endCursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasNextPage",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "kind": "ClientExtension",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__id",
        "storageKey": null
      }
    ]
  }
],
v3 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 200
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "KbaSettingsQuery",
    "selections": [
      {
        "alias": "kbaSettings",
        "args": [
          (v1/*:: as any*/)
        ],
        "concreteType": "KbaSettingsConnection",
        "kind": "LinkedField",
        "name": "__KbaSettings_kbaSettings_connection",
        "plural": false,
        "selections": (v2/*:: as any*/),
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
    "name": "KbaSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "KbaSettingsConnection",
        "kind": "LinkedField",
        "name": "kbaSettings",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "filters": [
          "ags"
        ],
        "handle": "connection",
        "key": "KbaSettings_kbaSettings",
        "kind": "LinkedHandle",
        "name": "kbaSettings"
      }
    ]
  },
  "params": {
    "id": "b567e0bcbc95a18d858acee1d197805474a428152ceb7286edeef4d3584b8b55",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "kbaSettings"
          ]
        }
      ]
    },
    "name": "KbaSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "45a8acf19d51d139b9499036dfe00248";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
