/**
 * @generated SignedSource<<e8eb5ff79920b672f11d77b1568551b2>>
 * @relayHash e98f8eb1b22a759eaf4949400111a1c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c54876657921298de1fc498f23b79bb7e2612a7957e65afb90b3dc17fd0a19a

import type { ConcreteRequest } from 'relay-runtime';
export type FilePreviewDialogQuery$variables = {
  id: string;
};
export type FilePreviewDialogQuery$data = {
  readonly node: {
    readonly preview?: {
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
};
export type FilePreviewDialogQuery = {
  response: FilePreviewDialogQuery$data;
  variables: FilePreviewDialogQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Download",
    "kind": "LinkedField",
    "name": "preview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "PredefinedFile",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "ServiceFile",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FilePreviewDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "FilePreviewDialogQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "7c54876657921298de1fc498f23b79bb7e2612a7957e65afb90b3dc17fd0a19a",
    "metadata": {},
    "name": "FilePreviewDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1174c2f1c39911b4761e23ce657886f9";

export default node;
