/**
 * @generated SignedSource<<fd58d989fc9bd66c60796f00ab609721>>
 * @relayHash 4a39d410ffbec430e2803fb79a52ea58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f4f3c998cb15dec9c82b55609b4334e16da613cf72030ef54aa144fadfcf8fe

import type { ConcreteRequest } from 'relay-runtime';
export type FeeChangeButtonsDownloadQuery$variables = {
  id: string;
};
export type FeeChangeButtonsDownloadQuery$data = {
  readonly node: {
    readonly download?: {
      readonly fileName: string;
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
};
export type FeeChangeButtonsDownloadQuery = {
  response: FeeChangeButtonsDownloadQuery$data;
  variables: FeeChangeButtonsDownloadQuery$variables;
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
  "type": "FeeChange",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FeeChangeButtonsDownloadQuery",
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
    "name": "FeeChangeButtonsDownloadQuery",
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
    "id": "1f4f3c998cb15dec9c82b55609b4334e16da613cf72030ef54aa144fadfcf8fe",
    "metadata": {},
    "name": "FeeChangeButtonsDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f09e6346d2c9ac324b082d23f6528890";

export default node;
