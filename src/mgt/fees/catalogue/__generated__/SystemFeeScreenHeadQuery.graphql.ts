/**
 * @generated SignedSource<<7970d99bfb9eece6b953a3393bc4cd5e>>
 * @relayHash 8eb9cade9a89345025a30bdac29beb0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4573b6ec133b064fb0a1e668f0ac3a8e98a43eaa73e1e4091cd3c0073088856

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemFeeScreenHeadQuery$variables = {
  feeId: string;
  serviceId: string;
};
export type SystemFeeScreenHeadQuery$data = {
  readonly systemFee: {
    readonly id: string;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"SystemFeeHead_fee">;
  } | null | undefined;
};
export type SystemFeeScreenHeadQuery = {
  response: SystemFeeScreenHeadQuery$data;
  variables: SystemFeeScreenHeadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "feeId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "feeId",
    "variableName": "feeId"
  },
  {
    "kind": "Variable",
    "name": "serviceId",
    "variableName": "serviceId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SystemFeeScreenHeadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SystemFee",
        "kind": "LinkedField",
        "name": "systemFee",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SystemFeeHead_fee"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SystemFeeScreenHeadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SystemFee",
        "kind": "LinkedField",
        "name": "systemFee",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "feeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FeeNumbers",
            "kind": "LinkedField",
            "name": "numbers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gebOstNr",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hhst",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "objnr",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d4573b6ec133b064fb0a1e668f0ac3a8e98a43eaa73e1e4091cd3c0073088856",
    "metadata": {},
    "name": "SystemFeeScreenHeadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "120f9583a99da6fb47f68a3b2bfe3eba";

export default node;
