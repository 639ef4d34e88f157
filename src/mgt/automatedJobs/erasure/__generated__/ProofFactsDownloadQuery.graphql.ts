/**
 * @generated SignedSource<<00f312b1bcc56b54c4cc20ebea2a3dcf>>
 * @relayHash 611e0ed7b52d622cdd3a33775b2f11dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f760912419620d8da4225dbc44aa37149af955ac55238c40431b2fbf8f6da3bf

import type { ConcreteRequest } from 'relay-runtime';
export type ProofFactsDownloadQuery$variables = {
  id: string;
};
export type ProofFactsDownloadQuery$data = {
  readonly node: {
    readonly download?: {
      readonly fileName: string;
      readonly url: string;
    };
  } | null | undefined;
};
export type ProofFactsDownloadQuery = {
  response: ProofFactsDownloadQuery$data;
  variables: ProofFactsDownloadQuery$variables;
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
  "type": "ApplicantErasure",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProofFactsDownloadQuery",
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
    "name": "ProofFactsDownloadQuery",
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
    "id": "f760912419620d8da4225dbc44aa37149af955ac55238c40431b2fbf8f6da3bf",
    "metadata": {},
    "name": "ProofFactsDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "477411b3de2b9fb5f323dc0aa224ca5b";

export default node;
