/**
 * @generated SignedSource<<506a3eff2fa195777f6344d5b5c81b24>>
 * @relayHash c58ebc21b0f2f1e4b39cbb869031d61a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0830661555b913e0c3d71cf4d2d2db355c425b4f324c172182607decbb441dc1

import type { ConcreteRequest } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
export type FoundCommunesQuery$variables = {
  count: number;
  text: string;
};
export type FoundCommunesQuery$data = {
  readonly communes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly ags: string;
        readonly id: string;
        readonly name: string;
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
    "metadata": null,
    "name": "FoundCommunesQuery",
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
    "name": "FoundCommunesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0830661555b913e0c3d71cf4d2d2db355c425b4f324c172182607decbb441dc1",
    "metadata": {},
    "name": "FoundCommunesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db73fc3ec8b6df407d68d2c8530e4e5f";

export default node;
