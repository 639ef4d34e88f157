/**
 * @generated SignedSource<<729d5ec39db12cfbf288d460a3ecdcf9>>
 * @relayHash f38d78554c37868c45f1a79a1137ce45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e9aae8edac9f5076fa43c9bc56bb36c1f55d068be1aeb991ad70a0144659798

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "bad_request" | "insufficient_permissions" | "internal_error" | "invalid_credentials" | "invalid_token" | "password_not_allowed" | "password_too_short" | "text_too_long" | "too_many_attempts" | "unauthorized" | "unknown_operation" | "%future added value";
export type ExtendSessionInput = {
  clientTime?: string | null | undefined;
};
export type sessionOperationsExtendSessionMutation$variables = {
  input: ExtendSessionInput;
};
export type sessionOperationsExtendSessionMutation$data = {
  readonly extendSession: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
    }>;
    readonly session: {
      readonly secondsLeft: number;
    } | null | undefined;
  };
};
export type sessionOperationsExtendSessionMutation = {
  response: sessionOperationsExtendSessionMutation$data;
  variables: sessionOperationsExtendSessionMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondsLeft",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionOperationsExtendSessionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExtendSessionPayload",
        "kind": "LinkedField",
        "name": "extendSession",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionOperationsExtendSessionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExtendSessionPayload",
        "kind": "LinkedField",
        "name": "extendSession",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2e9aae8edac9f5076fa43c9bc56bb36c1f55d068be1aeb991ad70a0144659798",
    "metadata": {},
    "name": "sessionOperationsExtendSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "150f98d0f6b01425ca0c6744cacc0553";

export default node;
