/**
 * @generated SignedSource<<94ae8044eaf06c86d2c965fcee4e1929>>
 * @relayHash e86d02b25d5e48cd698c2b4042f89f1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2805330c66422d06078e52284d85975a3489325ab4feaa905bb554bd8ebf922

import type { ConcreteRequest } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
export type Stage = "DEVELOPMENT" | "PRODUCTION" | "TEST" | "%future added value";
export type sessionOperationsLoginMutation$variables = {
  password: string;
  username: string;
};
export type sessionOperationsLoginMutation$data = {
  readonly login: {
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
    "id": "b2805330c66422d06078e52284d85975a3489325ab4feaa905bb554bd8ebf922",
    "metadata": {},
    "name": "sessionOperationsLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b762e8216560b75147cd1e5976f0ef89";

export default node;
