/**
 * @generated SignedSource<<70f01ec14585f4b8765495c8807bdc48>>
 * @relayHash 7f2c864cf5014102249dc213649128d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd0c0ccd8ba30a107abc795745782b1fad1c98bb1d54317058f6ca99a39e6d1d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EraseNowQuestionQuery$variables = Record<PropertyKey, never>;
export type EraseNowQuestionQuery$data = {
  readonly applicantErasurePreview: {
    readonly count: number;
    readonly heldCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"DueServices_preview">;
  };
};
export type EraseNowQuestionQuery = {
  response: EraseNowQuestionQuery$data;
  variables: EraseNowQuestionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "today",
    "value": true
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EraseNowQuestionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ApplicantErasurePreview",
        "kind": "LinkedField",
        "name": "applicantErasurePreview",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DueServices_preview"
          }
        ],
        "storageKey": "applicantErasurePreview(today:true)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EraseNowQuestionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ApplicantErasurePreview",
        "kind": "LinkedField",
        "name": "applicantErasurePreview",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "bd0c0ccd8ba30a107abc795745782b1fad1c98bb1d54317058f6ca99a39e6d1d",
    "metadata": {},
    "name": "EraseNowQuestionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14583b58d1698ebdd944e959556e31a6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
