/**
 * @generated SignedSource<<628bfda452564977d1cd89666dcd6a45>>
 * @relayHash 224f02a2df058dc21bf9559ccbc911bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1d16bac9f17b3a2fd55a9b89bdbae8616e7018d66ef440f7c510b356139ec40

import type { ConcreteRequest } from 'relay-runtime';
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
export type UrnSearchQuery$variables = {
  urn: string;
};
export type UrnSearchQuery$data = {
  readonly resourceByUrn: {
    readonly nearest: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly resourceId: string;
      readonly type: ResourceType;
      readonly urn: string;
      readonly version: string;
    }>;
    readonly resource: {
      readonly id: string;
      readonly resourceId: string;
      readonly type: ResourceType;
      readonly version: string;
    } | null | undefined;
  };
};
export type UrnSearchQuery = {
  response: UrnSearchQuery$data;
  variables: UrnSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "urn"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resourceId",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "urn",
        "variableName": "urn"
      }
    ],
    "concreteType": "ResourceByUrn",
    "kind": "LinkedField",
    "name": "resourceByUrn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "resource",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "nearest",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urn",
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
    "name": "UrnSearchQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UrnSearchQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "f1d16bac9f17b3a2fd55a9b89bdbae8616e7018d66ef440f7c510b356139ec40",
    "metadata": {},
    "name": "UrnSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9007421e208a4bd241181de2d6004f66";

export default node;
