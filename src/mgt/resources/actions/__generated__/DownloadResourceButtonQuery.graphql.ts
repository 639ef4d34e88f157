/**
 * @generated SignedSource<<9e51f5e495ddb2fbd06bfdab167e8dcb>>
 * @relayHash a129520c2e576489ceef87a0e11b9601
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 610cd94a913c88025d17549a81e0f9f6ce33548ec3b370ca2dd11eda8f142d09

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadResourceButtonQuery$variables = {
  id: string;
};
export type DownloadResourceButtonQuery$data = {
  readonly node: {
    readonly download?: {
      readonly fileName: string;
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
};
export type DownloadResourceButtonQuery = {
  response: DownloadResourceButtonQuery$data;
  variables: DownloadResourceButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Download",
      "kind": "LinkedField",
      "name": "download",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DownloadResourceButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DownloadResourceButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
      }
    ]
  },
  "params": {
    "id": "610cd94a913c88025d17549a81e0f9f6ce33548ec3b370ca2dd11eda8f142d09",
    "metadata": {},
    "name": "DownloadResourceButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b23e3da35bd564a2b603dd631bea31b4";

export default node;
