/**
 * @generated SignedSource<<f81193db4a86767829587809b53d299e>>
 * @relayHash 8ba4613f1adb9d511812a099be5dc6df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1dedd119bdcc6f2f2962367f8fbbad5fce48ec359c8bc75b9d272051e852cdc

import type { ConcreteRequest } from 'relay-runtime';
export type useTariffQuery$variables = {
  text: string;
};
export type useTariffQuery$data = {
  readonly feeTariff: ReadonlyArray<{
    readonly gebOstNr: string;
    readonly maximum: number | null | undefined;
    readonly minimum: number | null | undefined;
    readonly note: string | null | undefined;
    readonly text: string;
  }>;
};
export type useTariffQuery = {
  response: useTariffQuery$data;
  variables: useTariffQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "FeeTariffEntry",
    "kind": "LinkedField",
    "name": "feeTariff",
    "plural": true,
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
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minimum",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maximum",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useTariffQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTariffQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a1dedd119bdcc6f2f2962367f8fbbad5fce48ec359c8bc75b9d272051e852cdc",
    "metadata": {},
    "name": "useTariffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd8896757af92344d05fb98beaaef196";

export default node;
