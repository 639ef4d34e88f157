/**
 * @generated SignedSource<<72601ea0e43aea2d31ca367ba622f167>>
 * @relayHash 3a46cb084143c09494ac2ca59dbf1e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 694589d48716da85c5bafd210fbd2c1e40b09f3223eb9a611747e87881df9ff3

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptUserInviteInput = {
  password: string;
  token: string;
};
export type sessionOperationsAcceptInviteMutation$variables = {
  input: AcceptUserInviteInput;
};
export type sessionOperationsAcceptInviteMutation$data = {
  readonly acceptUserInvite: boolean;
};
export type sessionOperationsAcceptInviteMutation = {
  response: sessionOperationsAcceptInviteMutation$data;
  variables: sessionOperationsAcceptInviteMutation$variables;
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
    "kind": "ScalarField",
    "name": "acceptUserInvite",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionOperationsAcceptInviteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionOperationsAcceptInviteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "694589d48716da85c5bafd210fbd2c1e40b09f3223eb9a611747e87881df9ff3",
    "metadata": {},
    "name": "sessionOperationsAcceptInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8772af4d22ac24fbdc5df1ec3dbf58b0";

export default node;
