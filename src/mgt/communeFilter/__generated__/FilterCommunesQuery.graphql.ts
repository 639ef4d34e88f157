/**
 * @generated SignedSource<<c4de61aacf1387606951955be51f1370>>
 * @relayHash 1f6152a46147d7f154e5f1ef9bea0144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bf4ba0b57af797708e6689ea952b91447830090920e1ee66d52c0453b107275

import type { ConcreteRequest } from 'relay-runtime';
export type FilterCommunesQuery$variables = {
  count: number;
  text: string;
};
export type FilterCommunesQuery$data = {
  readonly communes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly ags: string;
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly totalCount: number;
  };
};
export type FilterCommunesQuery = {
  response: FilterCommunesQuery$data;
  variables: FilterCommunesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "text",
            "variableName": "text"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "count"
      }
    ],
    "concreteType": "CommuneConnection",
    "kind": "LinkedField",
    "name": "communes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CommuneEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Commune",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ags",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
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
    "name": "FilterCommunesQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "FilterCommunesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5bf4ba0b57af797708e6689ea952b91447830090920e1ee66d52c0453b107275",
    "metadata": {},
    "name": "FilterCommunesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93b4a7b1bbf2f1b97cd9c04455ca2faa";

export default node;
