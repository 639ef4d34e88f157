/**
 * @generated SignedSource<<64758b35f8cd4f234b56b86d4c75ee44>>
 * @relayHash ed57d0a32be74e6b8e8d4d5a5b2ed785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c435268edb721173bccc8811d178b06d6ee0d2134543cc42e960649d79885d5

import type { ConcreteRequest } from 'relay-runtime';
export type EraseNowQuestionQuery$variables = Record<PropertyKey, never>;
export type EraseNowQuestionQuery$data = {
  readonly applicantErasurePreview: {
    readonly count: number;
    readonly heldCount: number;
    readonly services: ReadonlyArray<{
      readonly count: number;
      readonly days: number;
      readonly firstEndedAt: string | null | undefined;
      readonly heldCount: number;
      readonly lastEndedAt: string | null | undefined;
      readonly serviceId: string;
    }>;
  };
};
export type EraseNowQuestionQuery = {
  response: EraseNowQuestionQuery$data;
  variables: EraseNowQuestionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldCount",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "today",
        "value": true
      }
    ],
    "concreteType": "ApplicantErasurePreview",
    "kind": "LinkedField",
    "name": "applicantErasurePreview",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ApplicantErasureDue",
        "kind": "LinkedField",
        "name": "services",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "days",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstEndedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastEndedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "applicantErasurePreview(today:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EraseNowQuestionQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EraseNowQuestionQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8c435268edb721173bccc8811d178b06d6ee0d2134543cc42e960649d79885d5",
    "metadata": {},
    "name": "EraseNowQuestionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5badaace2eb8e56be53d5e1037f2a23a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
