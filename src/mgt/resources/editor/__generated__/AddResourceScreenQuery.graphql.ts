/**
 * @generated SignedSource<<b6c9548fb362522039e3e4ec59856944>>
 * @relayHash d9ba03af3d8be875291361ea2e228cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b601bc87a2d65a35b0b8fc87ed6a4dc5965d15aec2e2e21b76993e00e67c0176

import type { ConcreteRequest } from 'relay-runtime';
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
export type AddResourceScreenQuery$variables = Record<PropertyKey, never>;
export type AddResourceScreenQuery$data = {
  readonly resourceTargets: ReadonlyArray<{
    readonly ags: string | null | undefined;
    readonly name: string;
    readonly resourceId: string;
    readonly type: ResourceType;
    readonly version: string;
  }>;
};
export type AddResourceScreenQuery = {
  response: AddResourceScreenQuery$data;
  variables: AddResourceScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
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
        "name": "type",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AddResourceScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddResourceScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b601bc87a2d65a35b0b8fc87ed6a4dc5965d15aec2e2e21b76993e00e67c0176",
    "metadata": {},
    "name": "AddResourceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6065893b45bac79a27fa0a8d5e57dd2a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
