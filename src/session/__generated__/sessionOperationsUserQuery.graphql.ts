/**
 * @generated SignedSource<<b62874ca0bb75fc7cf33ce3b22d9b095>>
 * @relayHash f1b71c80a26273209affa2dbfa3aa4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fdbdceb01f851c6b27db27af95c4fb88c4a3933c32acfe1a50f089fe126ee0f

import type { ConcreteRequest } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
export type Stage = "DEVELOPMENT" | "PRODUCTION" | "TEST" | "%future added value";
export type sessionOperationsUserQuery$variables = Record<PropertyKey, never>;
export type sessionOperationsUserQuery$data = {
  readonly ownSession: {
    readonly secondsLeft: number;
  };
  readonly user: {
    readonly maintenances: ReadonlyArray<{
      readonly beginsAt: string;
      readonly endsAt: string;
      readonly serviceId: string;
    }>;
    readonly stage: Stage;
    readonly user: {
      readonly email: string;
      readonly id: string;
      readonly roles: ReadonlyArray<{
        readonly commune: {
          readonly ags: string;
        } | null | undefined;
        readonly services: ReadonlyArray<string>;
        readonly type: RoleType;
      }>;
      readonly username: string;
    };
  };
};
export type sessionOperationsUserQuery = {
  response: sessionOperationsUserQuery$data;
  variables: sessionOperationsUserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "UserResult",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMaintenance",
      "kind": "LinkedField",
      "name": "maintenances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beginsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "roles",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
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
              "concreteType": "RoleCommune",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondsLeft",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "sessionOperationsUserQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "ownSession",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionOperationsUserQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "ownSession",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6fdbdceb01f851c6b27db27af95c4fb88c4a3933c32acfe1a50f089fe126ee0f",
    "metadata": {},
    "name": "sessionOperationsUserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13e6fcd7f0acc58ab84ee607fe73f3ca";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
