/**
 * @generated SignedSource<<f9877a291a5000ca26f9f6cccc5dce1a>>
 * @relayHash 96ee336a19a1c5d9ae0031b6b25d429d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 589fe1a364e58a724f1db213e7e55df3dc9d87b57d49b1b984e895237b9eb36d

import type { ConcreteRequest } from 'relay-runtime';
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
export type ReplacementFieldQuery$variables = {
  types?: ReadonlyArray<ResourceType> | null | undefined;
};
export type ReplacementFieldQuery$data = {
  readonly resourceTargets: ReadonlyArray<{
    readonly ags: string | null | undefined;
    readonly name: string;
    readonly resourceId: string;
    readonly version: string;
  }>;
};
export type ReplacementFieldQuery = {
  response: ReplacementFieldQuery$data;
  variables: ReplacementFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "types"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "types",
        "variableName": "types"
      }
    ],
    "concreteType": "ResourceTarget",
    "kind": "LinkedField",
    "name": "resourceTargets",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resourceId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReplacementFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReplacementFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "589fe1a364e58a724f1db213e7e55df3dc9d87b57d49b1b984e895237b9eb36d",
    "metadata": {},
    "name": "ReplacementFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93a56051557ecf4b814be97b4d9d84b4";

export default node;
