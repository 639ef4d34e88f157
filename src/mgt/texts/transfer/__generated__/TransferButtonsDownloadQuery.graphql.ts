/**
 * @generated SignedSource<<3138f9625978c708051151e99e1eac01>>
 * @relayHash 6fe2c40fd6b721a30bad48b68c07d324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1bfc1d3bff6ff20857ce403426c6a016e969503919d95ea04105a6dc05ae7ef

import type { ConcreteRequest } from 'relay-runtime';
export type TransferButtonsDownloadQuery$variables = {
  id: string;
};
export type TransferButtonsDownloadQuery$data = {
  readonly node: {
    readonly download?: {
      readonly fileName: string;
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
};
export type TransferButtonsDownloadQuery = {
  response: TransferButtonsDownloadQuery$data;
  variables: TransferButtonsDownloadQuery$variables;
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
  "type": "TextTransfer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TransferButtonsDownloadQuery",
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
    "name": "TransferButtonsDownloadQuery",
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
    "id": "c1bfc1d3bff6ff20857ce403426c6a016e969503919d95ea04105a6dc05ae7ef",
    "metadata": {},
    "name": "TransferButtonsDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "232aa5f79e3c8446290a960fc8e118bd";

export default node;
