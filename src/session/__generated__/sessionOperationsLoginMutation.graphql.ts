/**
 * @generated SignedSource<<b3b61c57d0456ccdc6bb6c1856936b55>>
 * @relayHash 45abb03d869c544c5ec95c0ecb867c72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1399f95db99ea9f827741d7176622cf958ce9ab5e82aa433ad36ef2be8ccbbf6

import type { ConcreteRequest } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
export type Stage = "DEVELOPMENT" | "PRODUCTION" | "TEST" | "%future added value";
export type sessionOperationsLoginMutation$variables = {
  password: string;
  username: string;
};
export type sessionOperationsLoginMutation$data = {
  readonly login: {
    readonly maintenances: ReadonlyArray<{
      readonly beginsAt: string;
      readonly endsAt: string;
      readonly serviceId: string;
    }>;
    readonly stage: Stage;
    readonly token: string;
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
export type sessionOperationsLoginMutation = {
  response: sessionOperationsLoginMutation$data;
  variables: sessionOperationsLoginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "username"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      },
      {
        "kind": "Variable",
        "name": "username",
        "variableName": "username"
      }
    ],
    "concreteType": "LoginResult",
    "kind": "LinkedField",
    "name": "login",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionOperationsLoginMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "sessionOperationsLoginMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1399f95db99ea9f827741d7176622cf958ce9ab5e82aa433ad36ef2be8ccbbf6",
    "metadata": {},
    "name": "sessionOperationsLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f8f4a8c8e1ff349f839919e0f6d5233";

export default node;
