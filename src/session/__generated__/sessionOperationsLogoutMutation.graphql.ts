/**
 * @generated SignedSource<<9fd1ee9be3241d153add9e1593916107>>
 * @relayHash bc742c413b02fd78b7c1265ac3fb1867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af64049bad65ddd11eafa9da0485bd73c7e60d4cfbcf9516dd79599035e86856

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "bad_request" | "insufficient_permissions" | "internal_error" | "invalid_credentials" | "invalid_token" | "password_not_allowed" | "password_too_short" | "text_too_long" | "too_many_attempts" | "unauthorized" | "unknown_operation" | "%future added value";
export type LogoutInput = {
  everywhere?: boolean;
};
export type sessionOperationsLogoutMutation$variables = {
  input: LogoutInput;
};
export type sessionOperationsLogoutMutation$data = {
  readonly logout: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
    }>;
  };
};
export type sessionOperationsLogoutMutation = {
  response: sessionOperationsLogoutMutation$data;
  variables: sessionOperationsLogoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "metadata": null,
    "name": "sessionOperationsLogoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionOperationsLogoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af64049bad65ddd11eafa9da0485bd73c7e60d4cfbcf9516dd79599035e86856",
    "metadata": {},
    "name": "sessionOperationsLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c314ed1e750fc0e07507d9491f462066";

export default node;
