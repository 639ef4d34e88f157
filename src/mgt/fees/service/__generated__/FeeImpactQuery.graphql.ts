/**
 * @generated SignedSource<<acdbce0a02845480e5e50606f6859296>>
 * @relayHash 93558f3c8d38ff46ef5dac31b90124f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e052f4a2c36c0b8d602c990f7e7c4bb42300f6563803d4df024f97163f9bb65a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeeStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type PlannedFeeChange = "ACTIVATE" | "DEACTIVATE" | "RESET" | "%future added value";
export type FeeImpactQuery$variables = {
  change: PlannedFeeChange;
  id: string;
  isOfCatalogue: boolean;
  status: FeeStatus;
};
export type FeeImpactQuery$data = {
  readonly feeImpact?: {
    readonly " $fragmentSpreads": FragmentRefs<"FeeImpact_impact">;
  } | null | undefined;
  readonly systemFeeImpact?: {
    readonly " $fragmentSpreads": FragmentRefs<"FeeImpact_impact">;
  } | null | undefined;
};
export type FeeImpactQuery = {
  response: FeeImpactQuery$data;
  variables: FeeImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "change"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOfCatalogue"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "kind": "Variable",
  "name": "id",
  "variableName": "id"
},
v5 = [
  {
    "kind": "Variable",
    "name": "change",
    "variableName": "change"
  },
  (v4/*:: as any*/)
],
v6 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "FeeImpact_impact"
  }
],
v7 = [
  (v4/*:: as any*/),
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  }
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "before",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "after",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "FeeImpactAmounts",
  "kind": "LinkedField",
  "name": "amounts",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isCharged",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FeeImpactAmounts",
    "kind": "LinkedField",
    "name": "fee",
    "plural": false,
    "selections": (v8/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FeeImpactUsual",
    "kind": "LinkedField",
    "name": "usual",
    "plural": false,
    "selections": [
      (v9/*:: as any*/),
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
        "name": "paymentCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usablePaymentCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FeeImpactExample",
    "kind": "LinkedField",
    "name": "examples",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unchangedExamples",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FeeImpactQuery",
    "selections": [
      {
        "condition": "isOfCatalogue",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "FeeImpact",
            "kind": "LinkedField",
            "name": "feeImpact",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isOfCatalogue",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "FeeImpact",
            "kind": "LinkedField",
            "name": "systemFeeImpact",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FeeImpactQuery",
    "selections": [
      {
        "condition": "isOfCatalogue",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "FeeImpact",
            "kind": "LinkedField",
            "name": "feeImpact",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isOfCatalogue",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "FeeImpact",
            "kind": "LinkedField",
            "name": "systemFeeImpact",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e052f4a2c36c0b8d602c990f7e7c4bb42300f6563803d4df024f97163f9bb65a",
    "metadata": {},
    "name": "FeeImpactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8443615e52ce9da3b133a41418705210";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
