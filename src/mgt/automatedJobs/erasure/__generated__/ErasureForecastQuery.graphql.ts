/**
 * @generated SignedSource<<796f89c1874d91ded932fc3f68d45888>>
 * @relayHash e0fd986f4333927816ccefba2221afe2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6554d9164d921fcd5d868c0bf16101fbba1dc234db0325b8a675b96adae05e02

import type { ConcreteRequest } from 'relay-runtime';
export type ErasureForecastQuery$variables = Record<PropertyKey, never>;
export type ErasureForecastQuery$data = {
  readonly applicantErasurePreview: {
    readonly count: number;
    readonly day: string;
    readonly heldCount: number;
  };
};
export type ErasureForecastQuery = {
  response: ErasureForecastQuery$data;
  variables: ErasureForecastQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ApplicantErasurePreview",
    "kind": "LinkedField",
    "name": "applicantErasurePreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "day",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "heldCount",
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
    "name": "ErasureForecastQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ErasureForecastQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6554d9164d921fcd5d868c0bf16101fbba1dc234db0325b8a675b96adae05e02",
    "metadata": {},
    "name": "ErasureForecastQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51620ea0eeca22f062ddcbc3733af81b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
