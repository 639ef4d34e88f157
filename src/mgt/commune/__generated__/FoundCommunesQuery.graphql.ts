/**
 * @generated SignedSource<<b0f6fa5cba1637c14bc3f64d2039e145>>
 * @relayHash 333c7363cc8fea956a07022662cce8f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 189d046abd19ee8e12107d63caf91afc79676bd271f3fee64cfeb1856223752c

import type { ConcreteRequest } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
export type FoundCommunesQuery$variables = {
  count: number;
  isLinked: boolean;
  text: string;
};
export type FoundCommunesQuery$data = {
  readonly communes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly ags: string;
        readonly id: string;
        readonly name: string;
        readonly serviceIds?: ReadonlyArray<string>;
        readonly state: FederalState;
        readonly unit: string;
      };
    }>;
    readonly totalCount: number;
  };
};
export type FoundCommunesQuery = {
  response: FoundCommunesQuery$data;
  variables: FoundCommunesQuery$variables;
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
  "name": "isLinked"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v3 = [
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "condition": "isLinked",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "serviceIds",
                    "storageKey": null
                  }
                ]
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FoundCommunesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FoundCommunesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "189d046abd19ee8e12107d63caf91afc79676bd271f3fee64cfeb1856223752c",
    "metadata": {},
    "name": "FoundCommunesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2136aa9e615b89ea7a0a17e56ef1e391";

export default node;
