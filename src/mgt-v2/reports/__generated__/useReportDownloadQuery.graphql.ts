/**
 * @generated SignedSource<<93371d2c0ce6fa8ee55f96392d0ef328>>
 * @relayHash 781c1fc55ad1cc86304a0115d65798c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bed597ddaa9c9999c16c70f569019022e008c954c1805a4ea9e7a6098eb7a890

import type { ConcreteRequest } from 'relay-runtime';
export type useReportDownloadQuery$variables = {
  id: string;
};
export type useReportDownloadQuery$data = {
  readonly node: {
    readonly download?: {
      readonly fileName: string;
      readonly url: string;
    } | null | undefined;
    readonly inherited?: {
      readonly download: {
        readonly fileName: string;
        readonly url: string;
      } | null | undefined;
      readonly preview: {
        readonly fileName: string;
        readonly url: string;
      } | null | undefined;
    } | null | undefined;
    readonly own?: {
      readonly download: {
        readonly fileName: string;
        readonly url: string;
      } | null | undefined;
      readonly preview: {
        readonly fileName: string;
        readonly url: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useReportDownloadQuery = {
  response: useReportDownloadQuery$data;
  variables: useReportDownloadQuery$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Download",
  "kind": "LinkedField",
  "name": "download",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Download",
    "kind": "LinkedField",
    "name": "preview",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTemplate",
      "kind": "LinkedField",
      "name": "own",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTemplate",
      "kind": "LinkedField",
      "name": "inherited",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ServiceReport",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "ReportTemplateVersion",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useReportDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "useReportDownloadQuery",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "bed597ddaa9c9999c16c70f569019022e008c954c1805a4ea9e7a6098eb7a890",
    "metadata": {},
    "name": "useReportDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a42e3ca556a90fb74edeb3a9b633fe53";

export default node;
